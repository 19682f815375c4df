// What a reader sees of a text.

/** Fillers, joiners and the empty Braille cell are characters to Unicode, and nothing to a reader. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{C}\u2800]/gu;

/** The text without what nobody sees and without spaces around: empty where it only looks like a text to a program. */
export const visibleText = (text: string): string => text.replaceAll(UNSEEN, '').trim();
