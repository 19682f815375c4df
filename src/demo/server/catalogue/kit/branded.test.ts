import { expect, test } from 'vitest';
import { branded } from './branded.ts';

test.each([
  [['Glide gel pens, black', 'stylos gel Glide, noirs'], 'Stylos gel Brand Glide, noirs'],
  [['sticky notes, pink', 'feuillets adhésifs, roses'], 'Feuillets adhésifs Brand, roses'],
  [['hand wipes', 'lingettes pour les mains'], 'Lingettes Brand pour les mains'],
  [['USB drive', 'clé USB'], 'Clé USB Brand'],
  [['Steady paper', 'papier multiusage ~Constant'], 'Papier multiusage Brand Constant'],
  [['tape, 1.5 in.', 'ruban de 1,5 po'], 'Ruban de 1,5 po Brand'],
] as const)('the brand stands where French wants it: %s', ([english, french], expected) => {
  expect(branded('Brand', [english, french])).toEqual([`Brand ${english}`, expected]);
});
