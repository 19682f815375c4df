import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aProduct, aStore } from '#buying/cart/fixtures';
import type { DeliveryFacts } from './desk-stock.ts';
import { makeDeliveryDesk } from './delivery-desk.ts';
import { SHIP_TO_ADDRESS } from './delivery-type.ts';
import { SHIP_POINTS } from '#goods/inventory/rules';
import { makeWorkCalendar } from './work-calendar.ts';

/** Friday, November 20, 2026, 9:00 in New York. */
const NOW = Date.parse('2026-11-20T14:00:00Z');
const calendar = makeWorkCalendar();

/** Units as `item@location`. */
function facts(units: Readonly<Record<string, number>>, over: Partial<DeliveryFacts> = {}): DeliveryFacts {
  const stores = [aStore()];
  return {
    now: NOW,
    timeZone: 'America/New_York',
    place: { country: 'US', state: 'MA', zip: '01702' },
    points: SHIP_POINTS,
    calendar,
    nearStores: [],
    partnerPoints: [],
    store: (storeNumber) => stores.find((store) => store.storeNumber === storeNumber),
    availableAt: (itemId, location) => units[`${itemId}@${location}`] ?? 0,
    inbound: () => null,
    ...over,
  };
}

const pen = aProduct({ itemId: '1' });

test('[DLV-1] goods come from the nearest centre that has all of them', () => {
  const desk = makeDeliveryDesk(facts({ '1@US': 3, '1@US-W': 9 }));
  expect(desk.deliver(pen, 3, SHIP_TO_ADDRESS)).toMatchObject({ promise: { group: 'nextDay' }, sources: [{ location: 'US', qty: 3 }] });
  expect(desk.deliver(pen, 3, SHIP_TO_ADDRESS)).toMatchObject({ promise: { group: 'standard' }, sources: [{ location: 'US-W', qty: 3 }] });
});

test('[DLV-1] goods that no single centre has come in parts, and arrive with the last part', () => {
  const { promise, available, sources } = makeDeliveryDesk(facts({ '1@US': 3, '1@US-W': 9 })).deliver(pen, 11, SHIP_TO_ADDRESS);
  expect(sources).toEqual([
    { location: 'US-W', qty: 9 },
    { location: 'US', qty: 2 },
  ]);
  expect(promise).toMatchObject({ group: 'standard', earliest: '2026-11-21', latest: '2026-11-27', orderBy: 17 * 60 });
  expect(available).toBe(12);
});

test('[DLV-1] when there are too few, the available units keep their day, or the whole line is back-ordered from the day of the next supply', () => {
  const three = makeDeliveryDesk(facts({ '1@US': 3 }));
  const whole = three.look(pen, 3, SHIP_TO_ADDRESS);
  expect(whole.promise.group).not.toBe('outOfStock');
  expect(three.look(pen, 4, SHIP_TO_ADDRESS)).toMatchObject({ promise: { group: 'outOfStock' }, available: 3 });
  expect(three.deliver(pen, 4, SHIP_TO_ADDRESS)).toEqual({ ...whole, sources: [{ location: 'US', qty: 3 }] });
  expect(three.deliver(pen, 4, SHIP_TO_ADDRESS)).toMatchObject({ promise: { group: 'outOfStock' }, available: 0, sources: [] });
  const later = { ...pen, backorderDays: 10 };
  const known = makeDeliveryDesk(facts({}, { inbound: () => '2026-11-24' })).deliver(later, 4, SHIP_TO_ADDRESS);
  expect(known).toMatchObject({ promise: { group: 'backOrder', earliest: '2026-11-25' }, available: Infinity, sources: [] });
});

test('[DLV-1] a back order to a store arrives on a day it is open', () => {
  const later = { ...pen, backorderDays: 10 };
  const toStore = { type: 'STS', storeNumber: '0008' } as const;
  const shut = aStore({ hours: ['08:00-21:00', null, null, '08:00-21:00', '08:00-21:00', '08:00-21:00', '08:00-21:00'] });
  const promised = (inbound: string | null, store = aStore()) =>
    makeDeliveryDesk(facts({}, { inbound: () => inbound, store: () => store })).deliver(later, 4, toStore);
  expect(promised('2026-11-30')).toMatchObject({
    promise: { group: 'backOrder', isBackOrder: true, earliest: '2026-12-01', latest: '2026-12-04' },
    available: Infinity,
    sources: [],
  });
  // Closed on Tuesdays and Wednesdays.
  expect(promised('2026-11-30', shut).promise).toMatchObject({ earliest: '2026-12-03', latest: '2026-12-04' });
  expect(makeDeliveryDesk(facts({})).deliver(pen, 4, toStore)).toMatchObject({ promise: { group: 'outOfStock' }, available: 0 });
});

test('[DLV-2] a nearby store delivers what it has on the same day; not in parts, and not what it may not send', () => {
  const sent = aProduct({ itemId: '1', flags: { shipFromStore: true } });
  const near = facts({ '1@0008': 2, '1@US': 50 }, { nearStores: [aStore()] });
  const desk = makeDeliveryDesk(near);
  expect(desk.deliver(sent, 2, SHIP_TO_ADDRESS)).toMatchObject({ promise: { group: 'sameDay' }, sources: [{ location: '0008', qty: 2 }] });
  expect(desk.deliver(sent, 1, SHIP_TO_ADDRESS).promise.group).toBe('nextDay');
  expect(makeDeliveryDesk(near).deliver(sent, 3, SHIP_TO_ADDRESS).promise.group).toBe('nextDay');
  expect(makeDeliveryDesk(near).deliver(pen, 1, SHIP_TO_ADDRESS).promise.group).toBe('nextDay');
});

test('[DLV-1] pickup takes from the store’s shelf, which two lines of one item share', () => {
  const desk = makeDeliveryDesk(facts({ '1@0008': 3 }));
  const pickup = { type: 'ISP', storeNumber: '0008' } as const;
  expect(desk.deliver(pen, 2, pickup)).toMatchObject({ promise: { group: 'oneHourPickup' }, available: 3 });
  expect(desk.deliver(pen, 2, pickup)).toMatchObject({ promise: { group: 'oneHourPickup' }, available: 1 });
  expect(desk.deliver(pen, 2, pickup)).toMatchObject({ promise: { group: 'outOfStock' }, available: 0 });
  expect(desk.deliver(pen, 2, { type: 'ISP', storeNumber: '9999' })).toMatchObject({ available: 0 });
});

test('[DLV-1] no line gets more from a shelf than it holds after the lines before', () => {
  const amounts = fc.record({ US: fc.nat(20), 'US-W': fc.nat(20), '0008': fc.nat(20) });
  const lines = fc.array(fc.record({ qty: fc.integer({ min: 1, max: 15 }), pickup: fc.boolean() }), { maxLength: 12 });
  fc.assert(
    fc.property(amounts, lines, (there, wanted) => {
      const units = Object.fromEntries(Object.entries(there).map(([location, qty]) => [`1@${location}`, qty]));
      const desk = makeDeliveryDesk(facts(units, { nearStores: [aStore()] }));
      const sent = aProduct({ itemId: '1', flags: { shipFromStore: true } });
      const taken = new Map<string, number>();
      for (const { qty, pickup } of wanted) {
        const { promise, available, sources } = desk.deliver(sent, qty, pickup ? { type: 'ISP', storeNumber: '0008' } : SHIP_TO_ADDRESS);
        for (const source of sources) taken.set(source.location, (taken.get(source.location) ?? 0) + source.qty);
        const number = sources.reduce((sum, source) => sum + source.qty, 0);
        expect(number).toBe(Math.min(qty, available));
        expect(promise.group === 'outOfStock').toBe(number === 0);
      }
      for (const [location, qty] of taken) expect(qty).toBeLessThanOrEqual(units[`1@${location}`] ?? 0);
    }),
  );
});
