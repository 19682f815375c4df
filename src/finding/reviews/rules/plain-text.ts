// Text as it is kept: nothing that nobody sees, no spaces around.
import { singleLine, visibleText } from '#base/locale/rules';

/** At most one empty line between paragraphs. */
export const plainParagraphs = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map(singleLine)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** Whether a text has so many characters, counted for `least` by what a reader sees of it and for `most` by what is kept. */
export function isOfLength(text: string, { least, most }: { readonly least: number; readonly most: number }): boolean {
  return [...visibleText(text)].length >= least && [...text].length <= most;
}

/** A name to sign with: an address of a person, or of anything else, is none. */
export function isName(text: string, limits: { readonly least: number; readonly most: number }): boolean {
  return isOfLength(text, limits) && !/[@/]/.test(text);
}
