// Which texts the database and UTF-8 can hold (trust 34).

/** Control characters other than tab and line breaks, and halves of a surrogate pair. */
const UNSTORABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uD800-\uDFFF]/u;

/**
 * Whether a text may be stored. PostgreSQL has no NUL, UTF-8 no lone surrogate, and no honest text has another control character than
 * tab and line breaks.
 */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

/**
 * Where in a value the first text stands that may not be stored: `.items.0.note`, '' for the value itself, undefined where all texts may.
 * A key that may not be stored is reported as the place of its object, so that the answer repeats nothing of it.
 */
export function unstorablePlace(value: unknown): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : '';
  if (typeof value !== 'object' || value === null) return undefined;
  for (const key of Object.keys(value)) {
    if (!isStorable(key)) return '';
    const place = unstorablePlace(value[key as keyof typeof value]);
    if (place !== undefined) return `.${key}${place}`;
  }
  return undefined;
}
