// What a shop must bear in every text (trust 34), for tests: words that mean something to the language itself, and texts that UTF-8, the
// database or a page has trouble with.

/** Every object answers these, whatever its maker put into it. */
export const LANGUAGE_WORDS = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'] as const;

/** An override that is left open, and a space that shows nothing between marks of both directions. */
export const DIRECTION_MARKS = ['\u202egnp.exe', '\u200epa\u200bper\u200f'] as const;

/** 100 kB without a space. */
export const LONG_WORD = 'w'.repeat(100_000);

/** What another program would run, or take for a number. */
export const PROGRAMS = [
  "'; drop table cart; --",
  '" or ""="',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '%00',
  '${7*7}',
  '=cmd|calc',
  '1e9',
  '-1',
] as const;
