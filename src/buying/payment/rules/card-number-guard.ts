// The shop's own API refuses card numbers, wherever they stand in a request (T10, trust 24). Issuer, exact length, check digit and spacing
// all have to match, so that a purchase order number, a barcode or a street is not mistaken for a card.
import { passesLuhn } from './digits.ts';

/** All networks in circulation, the shop's own cards and gift cards. Visa no longer issues 13 digits, which would match barcodes. */
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

/** Digits without separators, as people copy them. */
const RUN = /(?<![0-9])[0-9]{14,19}(?![0-9])/g;
/** As printed: in groups of four, American Express 4-6-5, Diners 4-6-4. */
const SPACE = '[ .\\-\\u00A0\\u202F]{1,2}';
const PRINTED = [
  `[0-9]{4}(?:${SPACE}[0-9]{4}){3}${SPACE}[0-9]{3}`,
  `[0-9]{4}(?:${SPACE}[0-9]{4}){3}`,
  `[0-9]{4}${SPACE}[0-9]{6}${SPACE}[0-9]{4,5}`,
];
const SPACED = PRINTED.map((shape) => new RegExp(`(?<![0-9])${shape}(?![0-9])`, 'g'));

const MAX_DEPTH = 12;

/**
 * Whether a value, or anything inside it, contains a possible card number. `spaced`: only numbers with the spacing of a card count, for
 * fields such as the purchase order number, which may be any run of digits.
 */
export function holdsCardNumber(value: unknown, written: 'anyhow' | 'spaced' = 'anyhow', depth = 0): boolean {
  if (typeof value === 'string') {
    const shapes = written === 'spaced' ? SPACED : [RUN, ...SPACED];
    return shapes.some((shape) => [...value.matchAll(shape)].some(([found]) => isCardNumber(found.replace(/\D/g, ''))));
  }
  if (typeof value === 'number') return holdsCardNumber(String(value), written);
  if (typeof value !== 'object' || value === null) return false;
  // No legitimate request nests this deeply.
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
