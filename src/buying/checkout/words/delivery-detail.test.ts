import { expect, test } from 'vitest';
import { checkoutWords } from '#buying/checkout/words';
import { sayer } from '#base/locale/words';

test.each([
  ['en-US', 'Delivery Detail'],
  ['en-CA', 'Delivery Detail'],
  ['fr-CA', 'Détails de la livraison'],
] as const)('[CHK-2] in %s the label of the address reads %s', (locale, label) => {
  expect(sayer(checkoutWords, locale)('addressHeading')).toBe(label);
});
