// What the camera read, as a number to look up (LST-5, ATC-6).
import { expect, test } from 'vitest';
import { hasCheckDigit, isStillThere, scannedNumber } from './scanned-code.ts';

test.each([
  ['4006381333931', '4006381333931'],
  ['036000291452', '0036000291452'],
  ['96385074', '96385074'],
  [' 246810 ', '246810'],
  ['AB-1.2', 'AB-1.2'],
  ['4006381333932', null],
  ['036000291453', null],
  ['https://example.com', null],
  ['', null],
])('[LST-5] %j is %j', (text, number) => {
  expect(scannedNumber(text)).toBe(number);
});

test('[LST-5] one wrong digit is always found', () => {
  for (let at = 0; at < 13; at += 1) {
    const digits = [...'4006381333931'];
    digits[at] = String((Number(digits[at]) + 1) % 10);
    expect(hasCheckDigit(digits.join(''))).toBe(false);
  }
});

test('[LST-5] a code counts again after it was away for a while; another one at once', () => {
  const last = { number: '246810', at: 10_000 };
  expect([isStillThere(last, '246810', 11_000), isStillThere(last, '246811', 11_000), isStillThere(last, '246810', 13_000)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isStillThere(null, '246810', 0)).toBe(false);
});
