// The visible part of a text.

/** Fillers, joiners and the empty Braille cell are characters in Unicode, but invisible. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{C}\u2800]/gu;

/** The text without invisible characters and surrounding spaces; empty when nothing is visible. */
export const visibleText = (text: string): string => text.replaceAll(UNSEEN, '').trim();

/** Fast test that most texts pass. */
const PLAIN = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u024f\n]*$/;

/**
 * An emoji with its modifiers (color, presentation, joiners), or an invisible character: zero width, direction, soft hyphen, filler, tag, control.
 * Spaces, tabs and line breaks count as visible.
 */
const EMOJI_OR_UNSEEN =
  /(\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?(?:\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)*|[#*0-9]\uFE0F?\u20E3)|(?![\t\n\r])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\u2800]/gu;

/**
 * The text without invisible characters, so that equal-looking names are equal, no character changes the text's direction, and search finds every
 * word (trust 34). Emoji stay intact.
 */
export const withoutUnseen = (text: string): string =>
  PLAIN.test(text) ? text : text.replaceAll(EMOJI_OR_UNSEEN, (_, emoji: string | undefined) => emoji ?? '');

/** A name or address line for storage: no invisible characters, single spaces, trimmed. */
export const singleLine = (text: string): string => withoutUnseen(text).replaceAll(/\s+/gu, ' ').trim();
