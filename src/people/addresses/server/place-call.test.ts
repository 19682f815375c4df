// The call for the place of a ZIP or postal code (DLV-5), which refuses codes that do not exist.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testShop, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

test.each([
  ['02110', '', { zip: '02110', city: 'Boston', state: 'MA', known: true }],
  ['06385', '', { zip: '06385', city: 'Waterford', state: 'CT', known: true }],
  ['00000', '', { zip: '00000', city: '', state: '', known: false }],
  ['99999', '', { zip: '99999', city: '', state: 'AK', known: false }],
  ['h3b1a7', '/fr-ca', { zip: 'H3B 1A7', city: 'Montréal', state: 'QC', known: true }],
  ['V0N 1B0', '/en-ca', { zip: 'V0N 1B0', city: '', state: 'BC', known: true }],
  ['X9Z 1A1', '/en-ca', { zip: 'X9Z 1A1', city: '', state: 'NT', known: false }],
  ['D0D 0D0', '/en-ca', { zip: '', city: '', state: '', known: false }],
])('[DLV-5] %s is told to be what it is', async (zip, prefix, place) => {
  expect((await shop.browser().send('GET', `${prefix}/api/place?zip=${encodeURIComponent(zip)}`)).json()).toEqual(place);
});
