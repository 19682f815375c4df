// Texts that a shop must handle in every field (trust 34): names of object properties, and texts that cause trouble in UTF-8, the database or a page.

/** Properties that every object inherits. */
export const LANGUAGE_WORDS = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'] as const;

/** An unclosed direction override, and invisible spaces between direction marks. */
export const DIRECTION_MARKS = ['\u202egnp.exe', '\u200epa\u200bper\u200f'] as const;

/** 100 kB without a space. */
export const LONG_WORD = 'w'.repeat(100_000);

/** Texts that other programs would execute, or parse as a number. */
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
