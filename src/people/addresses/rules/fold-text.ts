/** A name as it is compared: without accents, case, punctuation and "Saint" in its short forms. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b(?:st|saint|ste|sainte)\b/g, 'st')
    .trim();
}
