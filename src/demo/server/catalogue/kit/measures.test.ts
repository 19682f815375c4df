import { expect, test } from 'vitest';
import { fluidOunces, ounces, pounds, signed } from './measures.ts';
import { labelOf } from './spec-labels.ts';

test.each([
  [pounds(10), '10 lb. (4.5 kg)', '4,5 kg (10 lb)'],
  [pounds(350), '350 lb. (159 kg)', '159 kg (350 lb)'],
  [pounds(1000), '1,000 lb. (454 kg)', '454 kg (1 000 lb)'],
  [ounces(0.28), '0.28 oz. (7.9 g)', '7,9 g (0,28 oz)'],
  [ounces(1), '1 oz. (28 g)', '28 g (1 oz)'],
  [fluidOunces(12), '12 fl. oz. (355 mL)', '355 ml (12 oz liq.)'],
  [fluidOunces(33.8), '33.8 fl. oz. (1 L)', '1 L (33,8 oz liq.)'],
] as const)('[CAT-10] a Québec buyer reads metric units first, no finer than they are felt: %j', (said, english, french) => {
  expect(said).toEqual([english, french]);
});

test.each([
  ['material', 'Permanent', 'Adhérence'],
  ['material', 'Steel', 'Matériau'],
  ['material', '14 pt. matte', 'Papier'],
  ['battery', 'AA', 'Format'],
  ['battery', '2 AAA', 'Piles'],
  ['size', 'Large', 'Taille'],
  ['range', '12 people', 'Taille du groupe'],
  ['capacity', '10 years', 'Conservation'],
] as const)('[CAT-10] the label of a specification fits what it says: %s %s', (key, value, label) => {
  expect(labelOf(key, value)[1]).toBe(label);
});

test.each([
  ['48 in.', '48″'],
  ['6 ft.', '6′'],
  ['12 x 9 x 4 in.', '12 × 9 × 4″'],
  ['TN-480', 'TN-480'],
])('%s is printed as %s', (text, signs) => expect(signed(text)).toBe(signs));
