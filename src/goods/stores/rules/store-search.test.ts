import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aStore } from '#buying/cart/fixtures';
import { nearestStores, readRadius, readStoreQuery, storeNamed } from './store-search.ts';

/** fast-check's own arbitrary for these strings takes seconds. */
const ANY_TEXT = fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 100 }).map((codes) => String.fromCodePoint(...codes));

test.each([
  ['', 'US', { kind: 'zip', zip: '01760' }],
  ['02110', 'US', { kind: 'zip', zip: '02110' }],
  ['02110-1234', 'US', { kind: 'zip', zip: '02110' }],
  ['h3b1a7', 'CA', { kind: 'zip', zip: 'H3B 1A7' }],
  ['h3b', 'CA', { kind: 'zip', zip: 'H3B 1A1' }],
  ['0014', 'US', { kind: 'storeNumber', storeNumber: '0014' }],
  ['St. Louis, mo', 'US', { kind: 'words', text: 'St Louis, mo', city: 'St Louis', state: 'MO' }],
  ['Trois-Rivières', 'CA', { kind: 'words', text: 'Trois-Rivières', city: 'Trois-Rivières', state: null }],
  ["L'Ancienne-Lorette, QC", 'CA', { kind: 'words', text: "L'Ancienne-Lorette, QC", city: "L'Ancienne-Lorette", state: 'QC' }],
] as const)('[STO-2] %j in %s is understood', (text, country, query) => {
  expect(readStoreQuery(text, country, '01760')).toEqual(query);
});

test.each([
  '<script>',
  "Boston'; drop table store",
  'a/b',
  'http://evil',
  '-',
  "'",
  'a--b',
  '%',
  '_',
  '__proto__',
  'x'.repeat(81),
  'a\u0000b',
])('[STO-2] trust 26: %j is refused', (text) => {
  expect(readStoreQuery(text, 'US', '01760')).toBeNull();
});

test('[STO-2] any text gives a query or null', () => {
  fc.assert(
    fc.property(ANY_TEXT, (text) => {
      const query = readStoreQuery(text, 'CA', 'H3B 1A7');
      expect(query === null || ['zip', 'words', 'storeNumber'].includes(query.kind)).toBe(true);
    }),
  );
});

test.each([
  ['20', 20],
  [35, 35],
  ['abc', 100],
  ['', 100],
  [undefined, 100],
  [-3, 100],
  ['1e9', 1_000],
  [Number.NaN, 100],
])('[STO-2] the radius %j reads as %d', (typed, radius) => {
  expect(readRadius(typed, 100)).toBe(radius);
});

const near = aStore({ storeNumber: '0001', latitude: 42.3, longitude: -71.4, services: ['pickup', 'printing'] });
const far = aStore({ storeNumber: '0002', name: 'Québec Centre', city: 'Québec', latitude: 42.9, longitude: -71.4, services: ['pickup'] });
const from = { latitude: 42.3, longitude: -71.41 };

test('[STO-2] stores within the radius, nearest first, in miles or kilometres', () => {
  const found = nearestStores([far, near], { from, radius: 100, country: 'US', services: [] });
  expect(found.map(({ store, distance }) => [store.storeNumber, distance])).toEqual([
    ['0001', 0.5],
    ['0002', 41.5],
  ]);
  expect(nearestStores([far, near], { from, radius: 20, country: 'US', services: [] })).toHaveLength(1);
  expect(nearestStores([far, near], { from, radius: 100, country: 'CA', services: [] })[1]?.distance).toBe(66.7);
  expect(nearestStores([far, near], { from, radius: 100, country: 'US', services: ['printing'] })).toHaveLength(1);
});

test('[STO-2] a store is found by its name or city, with or without accents', () => {
  expect(storeNamed([near, far], 'quebec centre')?.storeNumber).toBe('0002');
});
