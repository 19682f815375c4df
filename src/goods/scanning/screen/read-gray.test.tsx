// The library that reads codes where the browser cannot, on drawn bars (ATC-6, LST-5).
import { expect, test } from 'vitest';
import { code128, ean13 } from '#goods/scanning/fixtures';
import { readGray } from './read-gray.ts';

const HEIGHT = 60;
const QUIET = 12;
const MODULE = 3;

/** A picture of bars: `1` is a dark module. */
function picture(modules: string): readonly [Uint8ClampedArray<ArrayBuffer>, number, number] {
  const all = '0'.repeat(QUIET) + modules + '0'.repeat(QUIET);
  const width = all.length * MODULE;
  const row = Array.from({ length: width }, (_, at) => (all[Math.floor(at / MODULE)] === '1' ? 20 : 240));
  return [new Uint8ClampedArray(Array.from({ length: HEIGHT }, () => row).flat()), width, HEIGHT];
}

test.each([
  ['4006381333931', ean13('4006381333931')],
  ['246810', code128('246810')],
  ['AB-1.2', code128('AB-1.2')],
])('[LST-5] [ATC-6] reads %s', (text, modules) => {
  expect(readGray(...picture(modules))).toBe(text);
});

test('[LST-5] nothing is read where there is no code, or half of one', () => {
  expect(readGray(...picture('0'.repeat(95)))).toBeNull();
  expect(readGray(...picture(code128('246810').slice(0, 40)))).toBeNull();
});
