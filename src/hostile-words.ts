// What a shop must bear in every text (trust 34), for tests: words that mean something to the language itself, and texts that UTF-8, the
// database or a page has trouble with.

/** Every object answers these, whatever its maker put into it. */
export const LANGUAGE_WORDS = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'] as const;

/** No database keeps the first two, and no UTF-8 the others. */
export const UNKEEPABLE = ['a\u0000b', '\u0000', '\ud800', 'a\udc00b'] as const;

/** An override, an isolate without its end, a mark that shows nothing, and marks at both ends. */
export const DIRECTION_MARKS = ['\u202egnp.exe', '\u2066paper', 'pa\u200bper', '\u200epaper\u200f'] as const;

/** 100 kB without a space. */
export const LONG_WORD = 'w'.repeat(100_000);
