import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import type { StoreRecord } from '#goods/catalog/rules';
import { isPartnerPoint } from '#goods/delivery/rules';
import { demoStores } from './demo-stores.ts';
import { demoPartnerPoints } from './partner-points.ts';

interface ZipPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly state: string;
}
/** The package has no types; a place of the post, or nothing for a code it does not know. */
const zipcodes = createRequire(import.meta.url)('zipcodes') as { lookup(zip: string): ZipPlace | undefined };

const PROVINCES: Readonly<Record<string, string>> = {
  QC: 'Quebec',
  ON: 'Ontario',
  BC: 'British Columbia',
  AB: 'Alberta',
  SK: 'Saskatchewan',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NS: 'Nova Scotia',
  NL: 'Newfoundland',
};
const KM_PER_DEGREE = 111.2;

const placeOf = ({ country, zipcode }: StoreRecord): ZipPlace | undefined =>
  zipcodes.lookup(country === 'US' ? zipcode : zipcode.slice(0, 3));

function kmFromPost(store: StoreRecord): number {
  const { latitude = NaN, longitude = NaN } = placeOf(store) ?? {};
  const east = (store.longitude - longitude) * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(store.latitude - latitude, east) * KM_PER_DEGREE;
}

const everywhere = [...demoStores, ...demoPartnerPoints];
const wrong = (isWrong: (store: StoreRecord) => boolean): string[] => everywhere.filter(isWrong).map(({ storeNumber }) => storeNumber);

test('[STO-1] forty stores or more, in both countries, ten of them in Québec', () => {
  expect(demoStores.filter(({ country }) => country === 'US').length).toBeGreaterThanOrEqual(25);
  expect(demoStores.filter(({ country }) => country === 'CA').length).toBeGreaterThanOrEqual(25);
  expect(demoStores.filter(({ state }) => state === 'QC').length).toBeGreaterThanOrEqual(10);
  expect(new Set(everywhere.map(({ storeNumber }) => storeNumber)).size).toBe(everywhere.length);
  expect(new Set(everywhere.map(({ phone }) => phone)).size).toBe(everywhere.length);
});

test('[STO-1] each store’s position matches its postal code and state', () => {
  expect(wrong((store) => !(kmFromPost(store) < 10))).toEqual([]);
  expect(wrong((store) => placeOf(store)?.state.startsWith(PROVINCES[store.state] ?? store.state) !== true)).toEqual([]);
});

test('[STO-1] each store has a fictional telephone number, a time zone, and a week of hours', () => {
  expect(wrong(({ phone }) => !/^\d{3}55501\d\d$/.test(phone))).toEqual([]);
  expect(wrong(({ timeZone }) => Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone === 'UTC')).toEqual([]);
  expect(wrong(({ hours }) => hours.length !== 7 || hours.some((day) => day !== null && !/^\d\d:\d\d-\d\d:\d\d$/.test(day)))).toEqual([]);
  expect(wrong((store) => store.services.includes('pickup') === isPartnerPoint(store))).toEqual([]);
});

test('[STO-1] the default stores of both countries exist', () => {
  const store = (number: string) => demoStores.find(({ storeNumber }) => storeNumber === number);
  expect(store('0008')).toMatchObject({ city: 'Framingham', state: 'MA', zipcode: '01702', addressLine1: '659 Worcester Rd' });
  expect(store('0501')).toMatchObject({ city: 'Montréal', state: 'QC', country: 'CA' });
});
