import { expect, test } from 'vitest';
import { cityOf } from './index.ts';

test.each([
  ['01702', 'US', 'Framingham'],
  ['10001', 'US', 'New York'],
  ['00000', 'US', ''],
  ['H3B 1A7', 'CA', 'Montréal'],
  ['M5V 2T6', 'CA', 'Toronto'],
  ['G1R 4P5', 'CA', 'Québec'],
  ['V6B 1A1', 'CA', 'Vancouver'],
  ['T0A 1A0', 'CA', 'St. Paul'],
  ['R3H 0A1', 'CA', 'Winnipeg'],
  ['J4J 1A1', 'CA', 'Longueuil'],
  ['G9A 1A1', 'CA', ''],
] as const)('[CHK-2] %s (%s) lies in %j', (zip, country, city) => {
  expect(cityOf(zip, country)).toBe(city);
});
