import { expect, test } from 'vitest';
import { inTheirCities, isInstitution } from './institutions.ts';
import { canadianCity } from './canadian-city.ts';

test.each(['First National Bank', 'Bank Of America', 'Tn Dept Of Human Svc', 'J C Penney Co', 'Shell Oil Box 150', 'State Farm', 'Brm'])(
  '“%s” is no city',
  (name) => expect(isInstitution(name)).toBe(true),
);

test.each(['Red Bank', 'Cut Bank', 'Burbank', 'Telephone', 'Kodak', 'Columbus', 'Corpus Christi', 'Insko', 'Federal Way', 'College Park'])(
  '“%s” is a city',
  (name) => expect(isInstitution(name)).toBe(false),
);

test('[DLV-5] a code named after an institution gets the city around', () => {
  const at = (city: string, latitude: number, state = 'NE') => ({ city, state, latitude, longitude: -96 });
  const placed = inTheirCities([
    ['68101', at('Omaha', 41.2)],
    ['68102', at('Omaha', 41.3)],
    ['68103', at('Bellevue', 41.2)],
    ['68104', at('First National Bank', 41.2)],
    ['51501', at('State Farm', 41.2, 'IA')],
  ]);
  expect(placed.map(([, { city }]) => city)).toEqual(['Omaha', 'Omaha', 'Bellevue', 'Omaha', '']);
});

test.each([
  ['V8W', 'Victoria Central British Columbia Provincial Government', 'Victoria'],
  ['B3J', 'Halifax Mid-Harbour Nova Scotia Provincial Government', 'Halifax'],
  ['K1A', 'Government Of Canada Ottawa And Gatineau Offices', 'Ottawa'],
  ['V2C', 'Kamloops Central And', 'Kamloops'],
  ['V9J', 'Courtenay Northern Outskirts', 'Courtenay'],
  ['V8M', 'Central Saanich', 'Central Saanich'],
])('[DLV-5] %s is in a city, whatever stands there: %s', (area, listed, city) => expect(canadianCity(area, listed)).toBe(city));
