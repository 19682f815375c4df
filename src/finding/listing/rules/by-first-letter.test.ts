import { expect, test } from 'vitest';
import { byFirstLetter } from './by-first-letter.ts';

const grouped = (...names: readonly string[]) =>
  byFirstLetter(names.map((name) => ({ name }))).map(({ letter, named }) => [letter, ...named.map(({ name }) => name)]);

test('[CAT-2] brands stand under their first letter, accents do not count, digits and signs come first', () => {
  expect(grouped('Écrin', 'eagle', 'Zed', '3Line', 'Abacus', '¡Olé!')).toEqual([
    ['#', '3Line', '¡Olé!'],
    ['A', 'Abacus'],
    ['E', 'Écrin', 'eagle'],
    ['Z', 'Zed'],
  ]);
});

test('[CAT-2] a name without letters of the alphabet is no fault', () => {
  expect(grouped('', ' ', '漢字')).toEqual([['#', '', ' ', '漢字']]);
});
