import { expect, test } from 'vitest';
import { chosenRadius, placeFrom, storeCookie } from './shopper-place.ts';

const US = { country: 'US', defaultZip: '01702', defaultStore: '0008', defaultStoreCity: 'Framingham' } as const;
const CA = { country: 'CA', defaultZip: 'H3B 1A7', defaultStore: '0501', defaultStoreCity: 'Montréal' } as const;
const NATICK = { address1: '212 Speen St', city: 'Natick', state: 'MA', zipCode: '01760', storeNumber: '0014' };
const HERE = { persists: true, radius: 50 };

test('[DLV-5] a visit without cookies uses the site’s default zip and store', () => {
  expect(placeFrom({}, US)).toEqual({ zip: '01702', zipIsOwn: false, storeNumber: '0008', storeCity: 'Framingham', storeIsOwn: false });
});

test('[DLV-5] [STO-3] zip and store come from the cookies', () => {
  const place = placeFrom({ zipcode: '02110', YourStore: storeCookie(NATICK, HERE) }, US);
  expect(place).toEqual({ zip: '02110', zipIsOwn: true, storeNumber: '0014', storeCity: 'Natick', storeIsOwn: true });
});

test('[DLV-5] a choice made on a site of the other country does not count', () => {
  expect(placeFrom({ zipcode: '02110', YourStore: storeCookie(NATICK, HERE) }, CA)).toMatchObject({ zip: 'H3B 1A7', storeNumber: '0501' });
});

test.each(['', '{', '"x"', 'null', '{"storeNumber":"<b>"}', '{"storeNumber":7,"zipCode":"01760","city":"Natick"}'])(
  'a cookie of %j is no store',
  (text) => {
    expect(placeFrom({ YourStore: text }, US).storeNumber).toBe('0008');
  },
);

test('[STO-3] the cookie stores the search radius of its store; a missing or invalid one means the default', () => {
  expect(chosenRadius(storeCookie(NATICK, HERE), 20)).toBe(50);
  expect(chosenRadius(undefined, 20)).toBe(20);
  const old = JSON.stringify({ ...NATICK, radius: 'far' });
  expect(chosenRadius(old, 20)).toBe(20);
});
