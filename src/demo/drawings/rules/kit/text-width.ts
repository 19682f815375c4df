// How wide words are in a bold sans-serif, so that a name of any length gets the room it needs.

/** Widths in thousandths of the font size, and the characters that have them. */
const WIDTHS: readonly (readonly [width: number, characters: string])[] = [
  [238, "'’"],
  [278, 'Iijl ,./·'],
  [333, 'ft!():;-"'],
  [389, 'r*'],
  [500, 'z“”'],
  [556, 'aceksvxy0123456789Jàâçéèêëûù$#–'],
  [611, 'bdghnopquFLTZîïôö'],
  [667, 'ESPVXYÉÈÊ'],
  [722, 'ABCDHKNRU&ÀÂÇ'],
  [778, 'GOQw'],
  [833, 'M'],
  [889, 'm%'],
  [944, 'W'],
  [1000, '™®—'],
];
const USUAL_WIDTH = 600;

/** Width of one line of words at this font size. */
export function textWidth(text: string, size: number): number {
  let thousandths = 0;
  for (const character of text) {
    thousandths += WIDTHS.find(([, characters]) => characters.includes(character))?.[0] ?? USUAL_WIDTH;
  }
  return (thousandths / 1000) * size;
}
