// Which texts the database and UTF-8 can hold (trust 34).

/** Control characters other than tab and line breaks, and halves of a surrogate pair. */
const UNSTORABLE = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/**
 * Whether a text may be stored. PostgreSQL has no NUL, UTF-8 no lone surrogate, and no honest text has another control character than
 * tab and line breaks.
 */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

/** What PostgreSQL and UTF-8 refuse whoever sends it. */
const BROKEN = /\0|\p{Cs}/u;

/** Whether the text has neither NUL nor half of a surrogate pair. Files that staff bring may hold other controls. */
export const isWhole = (text: string): boolean => !BROKEN.test(text);

/**
 * Where in a value the first text stands that may not: `.items.0.note`, '' for the value itself, undefined where all texts may.
 * A key that may not be stored is reported as the place of its object, so that the answer repeats nothing of it.
 */
export function unstorablePlace(value: unknown, mayStand: (text: string) => boolean = isStorable): string | undefined {
  if (typeof value === 'string') return mayStand(value) ? undefined : '';
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (!mayStand(key)) return '';
    const place = unstorablePlace(inner, mayStand);
    if (place !== undefined) return `.${key}${place}`;
  }
  return undefined;
}
