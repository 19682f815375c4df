// What a reader sees of a text.

/** Fillers, joiners and the empty Braille cell are characters to Unicode, and nothing to a reader. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{C}\u2800]/gu;

/** The text without what nobody sees and without spaces around: empty where it only looks like a text to a program. */
export const visibleText = (text: string): string => text.replaceAll(UNSEEN, '').trim();

/** Most texts hold nothing else. */
const PLAIN = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u024f\n]*$/;

/**
 * An emoji with what belongs to it (its colour, its presentation, the joiners between several), or a character that nobody sees: zero
 * width, direction, soft hyphen, filler, tag, control. Spaces, tabs and line breaks are seen.
 */
const EMOJI_OR_UNSEEN =
  /(\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?(?:\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)*|[#*0-9]\uFE0F?\u20E3)|(?![\t\n\r])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\u2800]/gu;

/**
 * The text without what nobody sees: two names that look the same are the same, none turns the text around it, and none hides from
 * searching (trust 34). Emoji stay whole.
 */
export const withoutUnseen = (text: string): string =>
  PLAIN.test(text) ? text : text.replaceAll(EMOJI_OR_UNSEEN, (_, emoji: string | undefined) => emoji ?? '');

/** A name, or a line of an address, as it is kept: without what nobody sees, one space where there was any, none around it. */
export const singleLine = (text: string): string => withoutUnseen(text).replaceAll(/\s+/gu, ' ').trim();
