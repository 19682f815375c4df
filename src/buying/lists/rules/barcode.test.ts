import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barcode, isEan13 } from './barcode.ts';

const withCheck = (twelve: string): string => {
  const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${twelve}${(10 - (sum % 10)) % 10}`;
};

/** "101" for bar, space, bar. */
const modules = (widths: readonly number[]): string => widths.map((width, at) => (at % 2 === 0 ? '1' : '0').repeat(width)).join('');

test('[LST-5] an EAN is 95 modules between its guards; a wrong check digit is none', () => {
  expect([isEan13('4006381333931'), isEan13('4006381333932'), isEan13('400638133393')]).toEqual([true, false, false]);
  const code = barcode('4006381333931', '1');
  expect(modules(code?.widths ?? [])).toBe(
    '10100011010100111010111101111010001001011001101010100001010000101000010111010010000101100110101',
  );
});

test('[LST-5] other numbers are Code 128 with its check symbol', () => {
  const { widths = [], text } = barcode(null, 'PJJ123C') ?? {};
  expect(text).toBe('PJJ123C');
  // Start B, P J J 1 2 3 C, check 55, stop.
  expect(modules(widths)).toBe(
    '1101001000011101110110101101110001011011100010011100110110011100101100101110010001000110111010001101100011101011',
  );
  expect(barcode(null, 'é')).toBeNull();
});

test('[LST-5] every code has the width of its kind', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{12}$/), fc.stringMatching(/^[ -~]{1,40}$/), (twelve, itemId) => {
      expect(barcode(withCheck(twelve), itemId)).toMatchObject({ modules: 95, text: withCheck(twelve) });
      expect(barcode(null, itemId)?.modules).toBe(11 * (itemId.length + 2) + 13);
      expect((barcode(null, itemId)?.widths.length ?? 0) % 2).toBe(1);
    }),
  );
});
