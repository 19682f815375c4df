import { expect, test } from 'vitest';
import { localTime } from './calendar.ts';
import { placeOfZip, type Place } from './place.ts';
import { pickupPromise, shippingPromise, shipToStorePromise } from './promise.ts';

const NO_FLAGS = {
  bopisEligible: true,
  shipFromStore: false,
  preOrder: false,
  comingSoon: false,
  inStoreOnly: false,
  seePriceInCart: false,
  newPackaging: false,
  limitedQuantity: false,
  wholesaler: false,
  healthCare: false,
  bestSeller: false,
};
const goods = { kind: 'ordinary', flags: NO_FLAGS, streetDate: null, backorderDays: null } as const;
const HERE: Place = { country: 'US', state: 'MA', zip: '01702' };
/** 2026-11-20 is a Friday. */
const at = (time: string, day = '2026-11-20') => ({ day, minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) });

test.each([
  ['before the cut-off, on Saturday', '09:00', '2026-11-20', 'nextDay', '2026-11-21', 1020],
  ['after it, a day later and not on Sunday', '17:00', '2026-11-20', 'nextDay', '2026-11-23', null],
  ['on Saturday, on Monday', '09:00', '2026-11-21', 'nextDay', '2026-11-23', 1020],
] as const)('[DLV-2] an order %s', (_title, time, day, group, earliest, orderBy) => {
  expect(shippingPromise(goods, true, HERE, at(time, day))).toMatchObject({ group, earliest, orderBy, levelOfService: 'NDD' });
});

test('[DLV-2] furniture, back-orders, pre-orders and far places have groups of their own', () => {
  const here = at('09:00');
  expect(shippingPromise({ ...goods, kind: 'directFurniture' }, true, HERE, here)).toMatchObject({
    group: 'standard',
    earliest: '2026-11-25',
  });
  expect(shippingPromise({ ...goods, backorderDays: 10 }, false, HERE, here)).toMatchObject({
    group: 'backOrder',
    isBackOrder: true,
    earliest: '2026-12-01',
  });
  expect(shippingPromise(goods, false, HERE, here)).toMatchObject({ group: 'outOfStock', earliest: null });
  const soon = { ...goods, flags: { ...NO_FLAGS, preOrder: true }, streetDate: '2026-12-04' };
  expect(shippingPromise(soon, true, HERE, here)).toMatchObject({ group: 'preOrder', earliest: '2026-12-04' });
  expect(shippingPromise({ ...soon, streetDate: '2026-11-20' }, true, HERE, here)).toMatchObject({ group: 'nextDay' });
  expect(shippingPromise(goods, true, { country: 'US', state: 'AK', zip: '99501' }, here)).toMatchObject({
    group: 'oneToSixDays',
    latest: '2026-11-30',
  });
  expect(shippingPromise({ ...goods, kind: 'eDownload' }, true, HERE, here).group).toBe('eDownload');
  expect(shippingPromise({ ...goods, kind: 'membership' }, true, HERE, here).group).toBe('membership');
});

test('[DLV-2] pickup is ready an hour later on a quarter, or an hour after the next opening', () => {
  const store = {
    timeZone: 'America/New_York',
    hours: ['08:00-21:00', '08:00-21:00', '08:00-21:00', '08:00-21:00', '08:00-21:00', '09:00-18:00', null],
  };
  const morning = Date.parse('2026-11-20T15:05:00Z');
  expect(pickupPromise(store, true, morning)).toMatchObject({ group: 'oneHourPickup', earliest: '2026-11-20', readyAt: 11 * 60 + 15 });
  expect(pickupPromise(store, true, Date.parse('2026-11-21T01:30:00Z'))).toMatchObject({ earliest: '2026-11-21', readyAt: 600 });
  expect(pickupPromise(store, true, Date.parse('2026-11-22T01:30:00Z'))).toMatchObject({ earliest: '2026-11-23', readyAt: 540 });
  expect(pickupPromise(store, false, morning).group).toBe('outOfStock');
  expect(shipToStorePromise(goods, true, at('09:00'))).toMatchObject({ group: 'standard', earliest: '2026-11-25' });
});

test('[DLV-1] the wall clock of a place follows its zone and its summer time', () => {
  expect(localTime(Date.parse('2026-11-20T04:59:00Z'), 'America/New_York')).toEqual({ day: '2026-11-19', minutes: 1439 });
  expect(localTime(Date.parse('2026-07-01T04:00:00Z'), 'America/New_York')).toEqual({ day: '2026-07-01', minutes: 0 });
});

test.each([
  ['01702', 'US', 'MA'],
  ['01760-1234', 'US', 'MA'],
  ['90210', 'US', 'CA'],
  ['00901', 'US', 'PR'],
  ['99501', 'US', 'AK'],
  ['h3b 1a7', 'CA', 'QC'],
  ['M5V2T6', 'CA', 'ON'],
  ['X0A 0H0', 'CA', 'NU'],
  ['X1A 1A1', 'CA', 'NT'],
] as const)('[DLV-5] %s lies in %s, %s', (zip, country, state) => {
  expect(placeOfZip(zip, country)?.state).toBe(state);
});

test.each([
  ['1702', 'US'],
  ['H3B 1A7', 'US'],
  ['01702', 'CA'],
  ['W1A 1A1', 'CA'],
  ['', 'CA'],
] as const)('[DLV-5] %j is no code of %s', (zip, country) => {
  expect(placeOfZip(zip, country)).toBeNull();
});
