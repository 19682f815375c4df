// Bars of EAN-13 and Code 128, as widths in modules: bar, space, bar … (LST-5). Codes that are no EAN become Code 128, which takes letters too.

export interface Barcode {
  /** Widths in turn, beginning with a bar. */
  readonly widths: readonly number[];
  /** Each bar: how many modules from the left, and how wide. */
  readonly bars: readonly { readonly at: number; readonly width: number }[];
  /** All of them together. */
  readonly modules: number;
  /** What is read below the bars. */
  readonly text: string;
}

export function barcode(ean: string | null, itemId: string): Barcode | null {
  if (ean !== null && isEan13(ean)) return of(ean13(ean), ean);
  return /^[\x20-\x7E]{1,40}$/.test(itemId) ? of(code128(itemId), itemId) : null;
}

function of(widths: readonly number[], text: string): Barcode {
  const bars: { at: number; width: number }[] = [];
  let at = 0;
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) bars.push({ at, width });
    at += width;
  }
  return { widths, bars, modules: at, text };
}

/** Thirteen digits with the right check digit. */
export function isEan13(code: string): boolean {
  if (!/^\d{13}$/.test(code)) return false;
  const sum = [...code].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** Widths of space, bar, space, bar of each digit in the left half with odd parity; even parity reads them backwards, the right half inverted. */
const DIGITS = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'] as const;

/** Which digits of the left half have even parity: that says the first digit. */
const PARITY = ['000000', '001011', '001101', '001110', '010011', '011001', '011100', '010101', '010110', '011010'] as const;

function ean13(code: string): readonly number[] {
  const [first, ...rest] = [...code].map(Number);
  const parity = PARITY[first ?? 0] ?? '';
  const digit = (value: number | undefined): number[] => [...(DIGITS[value ?? 0] ?? '')].map(Number);
  const left = rest.slice(0, 6).flatMap((value, at) => (parity[at] === '1' ? digit(value).toReversed() : digit(value)));
  const right = rest.slice(6).flatMap(digit);
  return [...GUARD, ...left, ...MIDDLE, ...right, ...GUARD];
}

const GUARD = [1, 1, 1];
const MIDDLE = [1, 1, 1, 1, 1];

/** The symbols of Code 128 by value; each is bar, space, bar, space, bar, space. */
const SYMBOLS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'.split(
    ' ',
  );
const START_B = 104;
const STOP = [2, 3, 3, 1, 1, 1, 2];

/** Set B: every printable letter of ASCII. */
function code128(text: string): readonly number[] {
  const values = [...text].map((letter) => (letter.codePointAt(0) ?? 32) - 32);
  const check = values.reduce((sum, value, at) => sum + value * (at + 1), START_B) % 103;
  const widths = [START_B, ...values, check].flatMap((value) => [...(SYMBOLS[value] ?? '')].map(Number));
  return [...widths, ...STOP];
}
