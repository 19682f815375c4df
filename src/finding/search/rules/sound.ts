// How a word sounds, roughly: words that sound alike are the likelier slips (brocheuze, fotocopy, sissors).

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/sc(?=[eiy])|c(?=[eiy])|z|ss/g, 's'],
  [/ck|qu|q|c(?!h)|x/g, 'k'],
  [/eau|au/g, 'o'],
  [/y/g, 'i'],
  [/wh/g, 'w'],
  [/gh|h(?=$)/g, ''],
  [/(.)\1/g, '$1'],
  [/e$/, ''],
];

export function soundOf(word: string): string {
  return SOUNDS.reduce((sound, [letters, as]) => sound.replace(letters, as), word);
}
