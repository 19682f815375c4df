// What a scanner has read: a number to look up, and whether it was read just now.

/** A sheet under the camera is read several times a second. */
const SAME_MS = 2_500;
const EAN13 = /^\d{13}$/;
const UPC_A = /^\d{12}$/;
const EAN8 = /^\d{8}$/;
const ON_SHEETS = /^[\w.-]{1,40}$/;

/** The last digit of EAN and UPC codes follows from the others. */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .toReversed()
    .slice(1)
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1));
}

/**
 * The number that a code stands for: an EAN of 13 digits (a UPC-A with its zero), an EAN-8, or the item number of a list sheet. Null for what no sheet
 * and no package of ours holds: a misread, a link.
 */
export function scannedNumber(text: string): string | null {
  const code = text.trim();
  if (UPC_A.test(code)) return hasCheckDigit(code) ? `0${code}` : null;
  if (EAN13.test(code)) return hasCheckDigit(code) ? code : null;
  if (EAN8.test(code) && hasCheckDigit(code)) return code;
  return ON_SHEETS.test(code) ? code : null;
}

export interface Read {
  readonly number: string;
  readonly at: number;
}

/** Whether a code is the one that is still under the camera. */
export const isStillThere = (last: Read | null, number: string, now: number): boolean =>
  last !== null && last.number === number && now - last.at < SAME_MS;
