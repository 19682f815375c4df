// Order numbers are random, so that nobody comes to another's order by counting; they are read in groups of four.

const DIGITS = 12;

/** `4821-9073-3316` */
export function shownOrderNumber(orderNumber: string): string {
  return orderNumber.replace(/(\d{4})(?=\d)/g, '$1-');
}

/** The number of a typed text, or null: spaces and hyphens are for people. */
export function readOrderNumber(typed: string): string | null {
  const digits = typed.replace(/[\s\-–#]/g, '');
  return new RegExp(`^\\d{${DIGITS}}$`).test(digits) ? digits : null;
}

/** Makes a number of random digits; `digit` gives one of 0 to 9. */
export function makeOrderNumber(digit: () => number): string {
  return Array.from({ length: DIGITS }, digit).join('');
}

/** The digits of a part of an order number, as it is searched for; null when the text is something else. */
export function orderDigits(typed: string): string | null {
  const digits = typed.replace(/[\s\-–#]/g, '');
  return /^\d{3,12}$/.test(digits) ? digits : null;
}
