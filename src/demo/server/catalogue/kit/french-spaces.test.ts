import { expect, test } from 'vitest';
import { frenchSpaces } from './french-spaces.ts';

test.each([
  ['8,5 x 11 po, 20 lb', '8,5~x~11~po, 20~lb'],
  ['5 000 feuilles', '5~000~feuilles'],
  ['Prix : 46,99 $', 'Prix~: 46,99~$'],
  ['recyclé 30 % et plus', 'recyclé 30~% et plus'],
  ['un timbre « Payé »', 'un timbre «~Payé~»'],
  ['paquet de 3, noir', 'paquet de 3, noir'],
  ['agrafeuse nº 4', 'agrafeuse nº~4'],
  ['Agrafeuse rouge', 'Agrafeuse rouge'],
])('[CAT-10] %s keeps its numbers and signs together', (typed, bound) => {
  expect(frenchSpaces(typed)).toBe(bound.replaceAll('~', '\u00A0'));
});
