import { expect, test } from 'vitest';
import { aProduct, aStore } from '#buying/cart/fixtures';
import type { DeliveryFacts } from './desk-stock.ts';
import { makeDeliveryDesk } from './delivery-desk.ts';
import { deliveryOptions } from './delivery-options.ts';
import { SHIP_TO_ADDRESS } from './delivery-type.ts';
import { SHIP_POINTS } from '#goods/inventory/rules';
import { makeWorkCalendar } from './work-calendar.ts';

/** Friday, November 20, 2026, 9:00 in New York. */
const NOW = Date.parse('2026-11-20T14:00:00Z');
const UNITS: Readonly<Record<string, number>> = { '1@US': 30, '1@US-W': 4, '1@US-V': 2, '1@0008': 3, '1@0014': 1 };
const own = aStore();
const other = aStore({ storeNumber: '0014', name: 'Natick' });
const partner = aStore({ storeNumber: '8001', name: 'Parcel counter', services: ['partnerPoint'] });

const facts: DeliveryFacts = {
  now: NOW,
  timeZone: 'America/New_York',
  place: { country: 'US', state: 'MA', zip: '01702' },
  points: SHIP_POINTS,
  calendar: makeWorkCalendar(),
  nearStores: [own, other],
  partnerPoints: [partner],
  store: (storeNumber) => [own, other, partner].find((store) => store.storeNumber === storeNumber),
  availableAt: (itemId, location) => UNITS[`${itemId}@${location}`] ?? 0,
  inbound: () => null,
};
const pen = aProduct({ itemId: '1' });
const optionsFor = (goods = pen, over: Partial<Parameters<typeof deliveryOptions>[2]> = {}) =>
  deliveryOptions(goods, 2, { desk: makeDeliveryDesk(facts), facts, store: '0008', limit: 10, ...over });

test('[DLV-1] every option has its day and its possible locations, in their groups', () => {
  const options = optionsFor();
  expect(options.map(({ choice, promise, available }) => [choice.type, choice.storeNumber, promise.earliest, available])).toEqual([
    ['STA', null, '2026-11-21', 36],
    ['ISP', '0008', '2026-11-20', 3],
    ['STS', '0008', '2026-11-25', 36],
    ['PCK', '8001', '2026-11-25', 36],
  ]);
  expect(options[0]?.locations).toEqual([
    { locationId: 'US', available: 30, threshold: 10, groupId: 'G3' },
    { locationId: 'US-W', available: 4, threshold: 4, groupId: 'G3' },
    { locationId: 'US-V', available: 2, threshold: 2, groupId: 'G4' },
  ]);
  expect(options[1]?.locations).toEqual([
    { locationId: '0008', available: 3, threshold: 3, groupId: 'G1' },
    { locationId: '0014', available: 1, threshold: 1, groupId: 'G2' },
  ]);
});

test('[DLV-1] only possible options are offered: no pickup for large goods, no shipping for in-store-only items', () => {
  const types = (goods: typeof pen, store: string | null = '0008') => optionsFor(goods, { store }).map(({ choice }) => choice.type);
  expect(types(aProduct({ itemId: '1', flags: { bopisEligible: false } }))).toEqual(['STA']);
  expect(types(aProduct({ itemId: '1', flags: { inStoreOnly: true } }))).toEqual(['ISP']);
  expect(types(pen, null)).toEqual(['STA', 'ISP', 'STS', 'PCK']);
  expect(optionsFor(pen, { store: null })[1]?.locations[0]).toMatchObject({ locationId: '0008', groupId: 'G2' });
  expect(types(aProduct({ itemId: '1', kind: 'eDownload' }))).toEqual([]);
});

test('[DLV-1] listing options takes no stock from later lines', () => {
  const desk = makeDeliveryDesk(facts);
  deliveryOptions(pen, 30, { desk, facts, store: '0008', limit: 99 });
  expect(desk.deliver(pen, 30, SHIP_TO_ADDRESS).sources).toEqual([{ location: 'US', qty: 30 }]);
  expect(desk.look(pen, 30, SHIP_TO_ADDRESS).sources).toEqual([{ location: 'US', qty: 30 }]);
});

test('[DLV-1] stock that other lines of the cart take is not available to this one', () => {
  const taken = [
    { location: 'US', qty: 29 },
    { location: '0008', qty: 2 },
  ];
  const options = optionsFor(pen, { taken });
  expect(options.map(({ choice, promise, available }) => [choice.type, promise.group, available])).toEqual([
    ['STA', 'standard', 7],
    ['ISP', 'outOfStock', 1],
    ['STS', 'standard', 7],
    ['PCK', 'standard', 7],
  ]);
  expect(options[0]?.locations.map(({ locationId, available }) => [locationId, available])).toEqual([
    ['US', 1],
    ['US-W', 4],
    ['US-V', 2],
  ]);
  // Listing takes nothing, so a second call is equal.
  expect(optionsFor(pen, { taken })).toEqual(options);
});
