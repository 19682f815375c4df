// Binds numbers to what they count, and signs to their words, the way French typography asks: with no-break spaces.

const NBSP = '\u00A0';
const NUMBER = /^[(«]?\d+(?:[.,/–-]\d+)*$/;

/** `8,5 x 11 po, 5 000 feuilles : 46,99 $` with U+00A0 after every number and number sign, around `x` and before `:`, `$`, `%`, `»`. */
export function frenchSpaces(text: string): string {
  const words = text.split(' ');
  return words.reduce((line, word, at) => {
    const before = words[at - 1] ?? '';
    const bound =
      NUMBER.test(before) || (before === 'x' && NUMBER.test(word)) || before.endsWith('«') || /^nº$/i.test(before) || /^[:$%»]/.test(word);
    return line + (bound ? NBSP : ' ') + word;
  });
}
