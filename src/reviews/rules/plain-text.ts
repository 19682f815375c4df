// Text as it is kept: no control signs, no spaces around.

export const plainLine = (text: string): string => text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();

/** At most one empty line between paragraphs. */
export const plainParagraphs = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map(plainLine)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** A name to sign with: an address of a person, or of anything else, is none. */
export function isName(text: string, { least, most }: { readonly least: number; readonly most: number }): boolean {
  const { length } = [...text];
  return length >= least && length <= most && !/[@/]/.test(text);
}
