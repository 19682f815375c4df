// The stored record of a zip: { date, zipcode }. It stands beside the cookie for a day, and brings it back when the browser has lost it (DLV-5).

/** Name of the record in the browser's storage. */
export const ZIP_RECORD = 'zipcode';

/** A stored zip lapses after a day. */
export const ZIP_GOOD_FOR_MS = 86_400_000;

/** The record as it is stored. `now` in milliseconds since 1970. */
export function zipRecord(zipcode: string, now: number): string {
  return JSON.stringify({ date: new Date(now).toISOString(), zipcode });
}

/** The zip of a record that has not lapsed; null for any other text. A record of the future was written by a clock that was wrong. */
export function zipOfRecord(text: string | null, now: number): string | null {
  const { date, zipcode } = fieldsOf(text);
  if (typeof zipcode !== 'string' || typeof date !== 'string') return null;
  const age = now - Date.parse(date);
  return age >= 0 && age < ZIP_GOOD_FOR_MS ? zipcode : null;
}

function fieldsOf(text: string | null): { readonly date?: unknown; readonly zipcode?: unknown } {
  try {
    const read: unknown = JSON.parse(text ?? 'null');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}
