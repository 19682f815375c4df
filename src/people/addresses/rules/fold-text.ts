/** A name normalized for comparison: without accents, case and punctuation, with "Saint" abbreviated. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b(?:st|saint|ste|sainte)\b/g, 'st')
    .trim();
}
