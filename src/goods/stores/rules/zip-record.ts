// The stored record of a zip: { date, zipcode }. It backs up the cookie for a day, in case the browser loses it (DLV-5).

/** Name of the record in the browser's storage. */
export const ZIP_RECORD = 'zipcode';

/** A stored zip expires after a day. */
export const ZIP_GOOD_FOR_MS = 86_400_000;

/** The record as stored. `now` in milliseconds since 1970. */
export function zipRecord(zipcode: string, now: number): string {
  return JSON.stringify({ date: new Date(now).toISOString(), zipcode });
}

/** The zip of a valid record; null for any other text. A date in the future comes from a wrong clock. */
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
