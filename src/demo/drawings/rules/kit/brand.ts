// Brands are invented: a mark in a square of 20 and the name beside it.
import { choiceFor, hundredths, pair } from './number-text.ts';
import { words } from './print.ts';
import { textWidth } from './text-width.ts';
import { ringItem } from './vector.ts';

const INKWELL = 'M10 1c5 7 7 9 7 12a7 7 0 0 1-14 0c0-3 2-5 7-12z';

const OWN_MARKS: ReadonlyMap<string, string> = new Map([
  ['Penhallow', 'M3 2h8a7 7 0 0 1 0 13H8v4H3zM8 6v5h3a2.5 2.5 0 0 0 0-5z'],
  ['Northfold', 'M10 1l9 18-9-5-9 5z'],
  ['Quillet', 'M10 1a9 9 0 1 0 5.5 16.1L18 19v-4A9 9 0 0 0 10 1zm0 5a4 4 0 1 1 0 8 4 4 0 0 1 0-8z'],
  ['Brightleaf', 'M2 18C1 8 8 2 19 2c0 11-6 18-14 15l8-10z'],
  ['Castor & Main', 'M10 1a9 9 0 1 0 9 9h-5a4 4 0 1 1-4-4z'],
  ['Tessel', 'M1 1h8v8H1zM11 1h8v8h-8zM11 11h8v8h-8z'],
  ['Ondine', 'M1 8c4-6 6-6 9-3s5 3 9-1v5c-4 4-6 4-9 1s-5-3-9 2zM1 16c4-6 6-6 9-3s5 3 9-1v5c-4 4-6 4-9 1s-5-3-9 2z'],
  ['Inkwell', INKWELL],
  ['Inkwell Basics', INKWELL],
  ['Tallgrass', 'M4 19C4 12 3 7 1 3c4 3 6 8 6 16zM9 19C9 11 9 5 10 0c2 5 2 12 2 19zM13 19c0-7 2-12 6-16-2 5-3 10-3 16z'],
  ['Oriel', 'M2 19V10a8 8 0 0 1 7-8v17zM11 2a8 8 0 0 1 7 8v9h-7z'],
  ['Waybill', 'M1 5h11l7 5-7 5H1l4-5z'],
  ['Postmark', 'M7 3a7 7 0 1 0 0 14A7 7 0 0 0 7 3zm0 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM14 5h5v2h-4zM15 9h4v2h-4zM15 13h4v2h-5z'],
  ['Almanack', 'M13 1a9 9 0 1 0 6 13A8 8 0 0 1 13 1zM16 3l1 3 3 1-3 1-1 3-1-3-3-1 3-1z'],
  ['Quillon', 'M18 1C8 2 4 8 4 14l-2 5h2l2-3C12 16 17 11 18 1zM6 13c2-4 5-7 8-8-3 2-5 5-6 8z'],
  ['Marigold', 'M10 0l2 5 4-3-1 5h5l-4 3 4 3h-5l1 5-4-3-2 5-2-5-4 3 1-5H0l4-3-4-3h5L4 2l4 3z'],
  ['Tabb & Co.', 'M1 4h7l2 3h9v10H1z'],
  ['Fieldhouse', 'M10 1l9 7v11h-6v-6H7v6H1V8z'],
  ['Kestrel', 'M1 6c6 0 9 2 10 5 1-4 4-8 8-9-1 7-4 14-9 16-3-2-7-6-9-12z'],
  ['Clearday', 'M3 14a7 7 0 0 1 14 0zM9 1h2v4H9zM2 6l2-2 2 3-1 1zM18 6l-2-2-2 3 1 1zM1 16h18v2H1z'],
  ['Ledgerline', 'M2 2h3v16H2zM7 4h11v2H7zM7 9h11v2H7zM7 14h7v2H7z'],
  ['Wardstone', 'M10 1l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V4zM9 5L5 6v4c0 3 2 5 4 6z'],
]);

/** Every other name gets one of these, always the same one. */
const FREE_MARKS = [
  'M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM4.5 8.5h11v3h-11z',
  'M10 1l8 4.5v9L10 19l-8-4.5v-9zM10 6L6 8.2v3.6l4 2.2 4-2.2V8.2z',
  'M1 3h5l5 7-5 7H1l5-7zM9 3h5l5 7-5 7H9l5-7z',
  'M7 2h6v5h5v6h-5v5H7v-5H2V7h5z',
  'M2 9a8 8 0 0 1 16 0zM2 11h16a8 8 0 0 1-16 0z',
  'M10 0l5 5-5 5-5-5zM4 11l4.5 4.5L4 20l-4.5-4.5zM16 11l4.5 4.5L16 20l-4.5-4.5z',
  'M2 12h4v6H2zM8 7h4v11H8zM14 2h4v16h-4z',
  'M2 18V9a9 9 0 0 1 9 9zM2 6V2a16 16 0 0 1 16 16h-4A12 12 0 0 0 2 6z',
  'M3 19V9a7 7 0 0 1 14 0v10h-4V9a3 3 0 0 0-6 0v10z',
  'M10 0c1 7 3 9 10 10-7 1-9 3-10 10-1-7-3-9-10-10 7-1 9-3 10-10z',
];

/** Names are set a little wide. */
const TRACKING = 1.1;
/** Mark and gap, in heights of the lock-up. */
const MARK_SPACE = 1.3;

/** The mark of a brand alone, `size` high. */
export function brandMark(x: number, y: number, size: number, fill: string, brand: string): string {
  if (!brand) return '';
  const path = OWN_MARKS.get(brand) ?? ringItem(FREE_MARKS, choiceFor(brand, FREE_MARKS.length));
  return `<path transform="translate(${pair([x, y])})scale(${hundredths(size / 20)})" d="${path}" fill="${fill}"/>`;
}

export interface LockupOptions {
  /** `middle` centres the lock-up on x, `end` ends it there. */
  readonly anchor?: 'middle' | 'end';
  /** Longer names are made smaller to fit this width; without it, a name of 13 letters sets the limit. */
  readonly room?: number;
}

/** A lock-up as wide as this many times its height fits wherever it is drawn. */
const USUAL_ROOM = 8.4;

/** Mark and name, `size` high; (x, y) is the upper left. A smaller one stays on the same middle line. */
export function lockup(x: number, y: number, size: number, brand: string, fill: string, options: LockupOptions = {}): string {
  if (!brand) return '';
  const { anchor, room = size * USUAL_ROOM } = options;
  const natural = textWidth(brand, size * TRACKING) + size * MARK_SPACE;
  const shrink = Math.min(1, room / natural);
  const [height, width] = [size * shrink, natural * shrink];
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  const top = y + (size - height) / 2;
  const nameWidth = width - height * MARK_SPACE;
  const name = words(left + height * MARK_SPACE, top + height * 0.87, height * 1.02, brand, fill, { width: nameWidth });
  return brandMark(left, top, height, fill, brand) + name;
}
