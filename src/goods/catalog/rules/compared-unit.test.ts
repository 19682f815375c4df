import { expect, test } from 'vitest';
import { comparedUnit } from './compared-unit.ts';

const coffee = { unitName: { 'en-US': 'oz.', 'en-CA': 'oz.', 'fr-CA': 'oz' }, unitCount: 35.274 };
const paper = { unitName: { 'en-US': 'sheet', 'en-CA': 'sheet', 'fr-CA': 'feuille' }, unitCount: 500 };

test('[CAT-10] coffee is compared by the ounce in the United States, by 100 g in Canada', () => {
  expect(comparedUnit(coffee, 'en-US')).toEqual({ name: 'oz.', count: 35.274 });
  expect(comparedUnit(coffee, 'fr-CA')).toEqual({ name: '100\u00A0g', count: expect.closeTo(10, 3) });
  expect(comparedUnit(coffee, 'en-CA').name).toBe('100\u00A0g');
});

test('countable goods have the same unit everywhere; without a unit there is none', () => {
  expect(comparedUnit(paper, 'fr-CA')).toEqual({ name: 'feuille', count: 500 });
  expect(comparedUnit({ unitName: null, unitCount: null }, 'fr-CA')).toEqual({ name: null, count: null });
});
