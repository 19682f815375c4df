import { expect, test } from 'vitest';
import { stem } from './stem.ts';

test.each([
  ['batteries', 'battery'],
  ['boxes', 'box'],
  ['brushes', 'brush'],
  ['ashes', 'ash'],
  ['shes', 'she'],
  ['pens', 'pen'],
  ['glass', 'glass'],
  ['colours', 'color'],
  ['tn480s', 'tn480s'],
])('English %s is %s', (word, root) => expect(stem(word, 'en')).toBe(root));

test.each([
  ['imprimantes', 'imprimante'],
  ['colorées', 'colore'],
  ['bonnes', 'bon'],
  ['journaux', 'journal'],
  ['tableaux', 'tableau'],
  ['noires', 'noir'],
])('French %s meets %s', (word, other) => {
  const plain = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  expect(stem(plain(word), 'fr')).toBe(stem(plain(other), 'fr'));
});

test.each(['constructor', 'tostring', 'valueof', 'hasownproperty', '__proto__'])('trust 34: %s has a stem that is a string', (word) => {
  expect([typeof stem(word, 'en'), typeof stem(word, 'fr')]).toEqual(['string', 'string']);
});
