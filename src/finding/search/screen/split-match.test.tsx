import { expect, test } from 'vitest';
import { splitMatch } from './split-match.ts';

const shown = (text: string, typed: string) =>
  splitMatch(text, typed)
    .map((part) => (part.typed ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['copy paper', 'copy pa', '[copy pa]per'],
  ['Northfold Everyday copy paper', 'copy pa', 'Northfold Everyday [copy pa]per'],
  ['Étiquettes d’envoi', 'eti', '[Éti]quettes d’envoi'],
  ['Agrafeuse rouge', 'AGRA', '[Agra]feuse rouge'],
  ['TN-480 black', '480', 'TN-[480] black'],
  ['paper', 'ape', 'paper'],
  ['paper', '', 'paper'],
])('[CAT-7] in %j, %j is marked', (text, typed, marked) => {
  expect(shown(text, typed)).toBe(marked);
});
