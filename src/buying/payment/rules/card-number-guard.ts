// The shop's own API never takes a card number: what can be one is found wherever it hides (T10, trust 24). Who issues it, its exact length,
// its check digit and how it is written all have to fit, so that the order number of a buyer, a barcode or a street is none.
import { passesLuhn } from './digits.ts';

/** Of every network whose cards are about, and of the shop's own and gift cards. Visas of 13 digits are gone, and look like barcodes. */
const ISSUED: readonly { readonly from: string; readonly to: string; readonly lengths: readonly number[] }[] = [
  { from: '4', to: '4', lengths: [16, 19] },
  { from: '51', to: '55', lengths: [16] },
  { from: '2221', to: '2720', lengths: [16] },
  { from: '34', to: '34', lengths: [15] },
  { from: '37', to: '37', lengths: [15] },
  { from: '300', to: '305', lengths: [14, 16] },
  { from: '36', to: '36', lengths: [14, 16] },
  { from: '38', to: '39', lengths: [14, 16] },
  { from: '3528', to: '3589', lengths: [16] },
  { from: '6006', to: '6006', lengths: [16] },
  { from: '6011', to: '6011', lengths: [16, 19] },
  { from: '6027', to: '6027', lengths: [16] },
  { from: '6035', to: '6035', lengths: [16] },
  { from: '62', to: '62', lengths: [16, 17, 18, 19] },
  { from: '644', to: '659', lengths: [16, 19] },
  { from: '7972', to: '7972', lengths: [16] },
];

/** In one run, as people copy it. */
const RUN = /(?<![0-9])[0-9]{14,19}(?![0-9])/g;
/** As it is printed: in fours, American Express 4-6-5, Diners 4-6-4. */
const SPACE = '[ .\\-\\u00A0\\u202F]{1,2}';
const PRINTED = [
  `[0-9]{4}(?:${SPACE}[0-9]{4}){3}${SPACE}[0-9]{3}`,
  `[0-9]{4}(?:${SPACE}[0-9]{4}){3}`,
  `[0-9]{4}${SPACE}[0-9]{6}${SPACE}[0-9]{4,5}`,
];
const SPACED = PRINTED.map((shape) => new RegExp(`(?<![0-9])${shape}(?![0-9])`, 'g'));

const MAX_DEPTH = 12;

/**
 * Whether a value, or anything inside it, holds what can be a card number. `spaced`: only one that is written as on a card. A buyer's own
 * order number may be any run of digits, so in such a field a run is none.
 */
export function holdsCardNumber(value: unknown, written: 'anyhow' | 'spaced' = 'anyhow', depth = 0): boolean {
  if (typeof value === 'string') {
    const shapes = written === 'spaced' ? SPACED : [RUN, ...SPACED];
    return shapes.some((shape) => [...value.matchAll(shape)].some(([found]) => isCardNumber(found.replace(/\D/g, ''))));
  }
  if (typeof value === 'number') return holdsCardNumber(String(value), written);
  if (typeof value !== 'object' || value === null) return false;
  // Deeper than any honest request: refused unread.
  if (depth >= MAX_DEPTH) return true;
  return Object.entries(value).some(([key, held]) => holdsCardNumber(key, written, depth + 1) || holdsCardNumber(held, written, depth + 1));
}

function isCardNumber(digits: string): boolean {
  const isIssued = ISSUED.some(({ from, to, lengths }) => {
    const start = digits.slice(0, from.length);
    return start >= from && start <= to && lengths.includes(digits.length);
  });
  return isIssued && passesLuhn(digits);
}
