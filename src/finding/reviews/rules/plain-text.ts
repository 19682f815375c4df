// Cleans text for storage: removes invisible characters and surrounding spaces.
import { singleLine, visibleText } from '#base/locale/rules';

/** Allows one empty line between paragraphs. */
export const plainParagraphs = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map(singleLine)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** Checks the length: `least` counts visible characters, `most` counts stored ones. */
export function isOfLength(text: string, { least, most }: { readonly least: number; readonly most: number }): boolean {
  return [...visibleText(text)].length >= least && [...text].length <= most;
}

/** Whether this is a name; an e-mail or web address is not. */
export function isName(text: string, limits: { readonly least: number; readonly most: number }): boolean {
  return isOfLength(text, limits) && !/[@/]/.test(text);
}
