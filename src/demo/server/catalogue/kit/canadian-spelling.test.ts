import { expect, test } from 'vitest';
import { canadianSpelling } from './canadian-spelling.ts';

test.each([
  ['Full-color labels in gray', 'Full-colour labels in grey'],
  ['Colored paper, center-pull', 'Coloured paper, centre-pull'],
  ['A desk organizer', 'A desk organizer'],
  ['Colorless', 'Colorless'],
])('[APP-2] %s in Canadian English', (american, canadian) => {
  expect(canadianSpelling(american)).toBe(canadian);
});
