// Bar codes for tests of the camera.
import { Code128Reader } from '@zxing/library';

/** The library's own table of bars, which it does not hand out. */
const PATTERNS = (Code128Reader as unknown as { readonly CODE_PATTERNS: readonly (readonly number[])[] }).CODE_PATTERNS;

const LEFT = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011'];
const PARITY = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'];
const flipped = (bits: string): string => [...bits].map((bit) => (bit === '1' ? '0' : '1')).join('');

/** The bars of an EAN of 13 digits, from left to right: `1` is a dark module. */
export function ean13(digits: string): string {
  const [first = 0, ...rest] = [...digits].map(Number);
  const coded = rest.map((digit, at) => {
    const left = LEFT[digit] ?? '';
    if (at >= 6) return flipped(left);
    return PARITY[first]?.[at] === 'G' ? [...flipped(left)].toReversed().join('') : left;
  });
  return `101${coded.slice(0, 6).join('')}01010${coded.slice(6).join('')}101`;
}

/** The bars of a text in Code 128, set B. */
export function code128(text: string): string {
  const values = [104, ...[...text].map((letter) => letter.charCodeAt(0) - 32)];
  const check = values.reduce((sum, value, at) => sum + value * Math.max(1, at), 0) % 103;
  const widths = [...values, check, 106].map((value) => PATTERNS[value] ?? []);
  return widths.flatMap((bars) => [...bars].map((width, at) => (at % 2 === 0 ? '1' : '0').repeat(width))).join('');
}
