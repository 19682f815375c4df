// Order numbers are random, so that nobody can guess another order's; displayed in groups of four.

const DIGITS = 12;

/** `4821-9073-3316` */
export function shownOrderNumber(orderNumber: string): string {
  return orderNumber.replace(/(\d{4})(?=\d)/g, '$1-');
}

/** Parses a typed number, ignoring spaces and hyphens; null when it is malformed. */
export function readOrderNumber(typed: string): string | null {
  const digits = typed.replace(/[\s\-–#]/g, '');
  return new RegExp(`^\\d{${DIGITS}}$`).test(digits) ? digits : null;
}

/** Makes a number of random digits; `digit` returns 0 to 9. */
export function makeOrderNumber(digit: () => number): string {
  return Array.from({ length: DIGITS }, digit).join('');
}

/** The digits of a partial order number, for searching; null for other text. */
export function orderDigits(typed: string): string | null {
  const digits = typed.replace(/[\s\-–#]/g, '');
  return /^\d{3,12}$/.test(digits) ? digits : null;
}
