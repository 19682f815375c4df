import { expect, test } from 'vitest';
import { americanName, townName, townsOf } from './towns.ts';

test.each([
  ['Saint-Jean-Sur-Richelieu', 'Saint-Jean-sur-Richelieu'],
  ['Cap-De-La-Madeleine', 'Cap-de-la-Madeleine'],
  ["St. John'S", "St. John's"],
  ['Fort Mcmurray', 'Fort McMurray'],
  ['Montréal', 'Montréal'],
])('%s is written %s', (city, name) => {
  expect(townName(city)).toBe(name);
});

test('the United States write St. Louis, New Brunswick Saint John', () => {
  expect([americanName('Saint Louis'), americanName('East Saint Louis'), townName('Saint John')]).toEqual([
    'St. Louis',
    'East St. Louis',
    'Saint John',
  ]);
});

test('many codes of one place do not move a town', () => {
  const framingham = 'MA\tFramingham\t01701 4232 7144 01702 4228 7143 01703 4245 7146 01704 4245 7146 01705 4245 7146';
  expect(townsOf(framingham, '')).toEqual([['Framingham', -7144, 4232]]);
});

test('the largest towns come first, small ones are omitted, and capitals are always included', () => {
  const unitedStates =
    'MA\tBoston\t02108 4236 7106 02109 4237 7105 02110 4235 7106\nMN\tYoung America\t55550 4479 9390 55551 4479 9390 55552 4479 9390';
  const canada = 'YT\tWhitehorse\tY1A 6072 13506\nON\tToronto\tM4B 4370 7931 M4C 4369 7932\nON\tAjax\tL1S 4385 7904';
  expect(townsOf(unitedStates, canada)).toEqual([
    ['Whitehorse', -13506, 6072],
    ['Toronto', -7932, 4370],
    ['Boston', -7106, 4236],
  ]);
});
