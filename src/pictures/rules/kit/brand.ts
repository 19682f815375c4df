// Brands are invented: a mark in a square of 20 and the name beside it.
import { hundredths, pair } from './number-text.ts';
import { words } from './print.ts';

const MARKS: Readonly<Record<string, string>> = {
  Penhallow: 'M3 2h8a7 7 0 0 1 0 13H8v4H3zM8 6v5h3a2.5 2.5 0 0 0 0-5z',
  Northfold: 'M10 1l9 18-9-5-9 5z',
  Quillet: 'M10 1a9 9 0 1 0 5.500 16.1L18 19v-4A9 9 0 0 0 10 1zm0 5a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  Brightleaf: 'M2 18C1 8 8 2 19 2c0 11-6 18-14 15l8-10z',
  'Castor & Main': 'M10 1a9 9 0 1 0 9 9h-5a4 4 0 1 1-4-4z',
  Tessel: 'M1 1h8v8H1zM11 1h8v8h-8zM11 11h8v8h-8z',
  Ondine:
    'M1 8c4-6 6-6 9-3s5 3 9-1v5c-4 4-6 4-9 1s-5-3-9 2zM1 16c4-6 6-6 9-3s5 3 9-1v5c-4 4-6 4-9 1s-5-3-9 2z',
};
const TESSEL = 'M1 1h8v8H1zM11 1h8v8h-8zM11 11h8v8h-8z';

/** The mark of a brand alone, `size` high. */
export function brandMark(x: number, y: number, size: number, fill: string, brand: string): string {
  const path = MARKS[brand] ?? TESSEL;
  return `<path transform="translate(${pair([x, y])})scale(${hundredths(size / 20)})" d="${path}" fill="${fill}"/>`;
}

export interface LockupOptions {
  /** `middle` centres the lock-up on x. */
  readonly anchor?: 'middle';
}

/** Mark and name, `size` high; (x, y) is the upper left. */
export function lockup(x: number, y: number, size: number, brand: string, fill: string, options: LockupOptions = {}): string {
  const nameWidth = brand.length * size * 0.6;
  const width = nameWidth + size * 1.3;
  const left = options.anchor === 'middle' ? x - width / 2 : x;
  const name = words(left + size * 1.3, y + size * 0.87, size * 1.02, brand, fill, { width: nameWidth });
  return brandMark(left, y, size, fill, brand) + name;
}
