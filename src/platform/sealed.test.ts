import { expect, test } from 'vitest';
import { makeSeal } from './sealed.ts';

const seal = makeSeal(Buffer.alloc(32, 1));

test('[USR-11] a sealed text opens with its key for its purpose, and reads differently each time', () => {
  const sealed = seal.seal('é secret', 'ana');
  expect(seal.open(sealed, 'ana')).toBe('é secret');
  expect(seal.seal('é secret', 'ana')).not.toEqual(sealed);
  expect(Buffer.from(sealed).includes('secret')).toBe(false);
});

test('[USR-11] another key, another purpose and a changed byte open nothing', () => {
  const sealed = seal.seal('secret', 'ana');
  expect(() => seal.open(sealed, 'eve')).toThrow(/authenticate/);
  expect(() => makeSeal(Buffer.alloc(32, 2)).open(sealed, 'ana')).toThrow(/authenticate/);
  for (const at of sealed.keys()) {
    const changed = Uint8Array.from(sealed, (byte, place) => (place === at ? byte ^ 1 : byte));
    expect(() => seal.open(changed, 'ana')).toThrow(/authenticate/);
  }
  expect(() => seal.open(new Uint8Array(4), 'ana')).toThrow(/invalid/i);
});

test('[USR-11] a digest depends on code, purpose and key', () => {
  const digests = [seal.digest('a', 'x'), seal.digest('b', 'x'), seal.digest('a', 'y'), makeSeal(Buffer.alloc(32, 2)).digest('a', 'x')];
  expect(new Set(digests.map((one) => Buffer.from(one).toString('hex'))).size).toBe(4);
  expect(seal.digest('a', 'x')).toEqual(digests[0]);
});
