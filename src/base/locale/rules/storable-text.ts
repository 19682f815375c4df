// Which texts the database and UTF-8 can hold (trust 34).

/** Control characters other than tab and line breaks, and lone surrogates. */
const UNSTORABLE = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/**
 * Whether a text may be stored. PostgreSQL cannot store NUL, UTF-8 cannot encode lone surrogates, and legitimate text has no control characters
 * except tab and line breaks.
 */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

/** Characters that PostgreSQL or UTF-8 cannot hold. */
const BROKEN = /\0|\p{Cs}/u;

/** Whether the text has neither NUL nor lone surrogates. Staff files may hold other control characters. */
export const isWhole = (text: string): boolean => !BROKEN.test(text);

/**
 * The path of the first forbidden text in a value: `.items.0.note`, '' for the value itself, undefined when all are allowed. A forbidden key is
 * reported as the path of its object, so that the error does not repeat it.
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
