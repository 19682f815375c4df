import { expect, test } from 'vitest';
import { base32, codeAt, stepOf, stepOfCode } from './totp.ts';

/** The secret of the tables in RFC 4226 and RFC 6238. */
const SECRET = base32(Buffer.from('12345678901234567890'));

test('[USR-11] codes are those of the standard’s tables', () => {
  expect([0, 1, 2, 9].map((step) => codeAt(SECRET, step))).toEqual(['755224', '287082', '359152', '520489']);
  expect([59, 1_111_111_109, 20_000_000_000].map((s) => codeAt(SECRET, stepOf(new Date(s * 1_000))))).toEqual([
    '287082',
    '081804',
    '353130',
  ]);
});

test('[USR-11] a code is right within half a minute either way, and wrong beyond', () => {
  const now = new Date('2026-11-28T12:00:10Z');
  const step = stepOf(now);
  expect([-2, -1, 0, 1, 2].map((by) => stepOfCode(SECRET, codeAt(SECRET, step + by), now))).toEqual([
    undefined,
    step - 1,
    step,
    step + 1,
    undefined,
  ]);
  expect(['', '12345', '1234567', 'abcdef'].map((code) => stepOfCode(SECRET, code, now))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
