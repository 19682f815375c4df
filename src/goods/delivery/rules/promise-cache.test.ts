import { expect, test } from 'vitest';
import { aProduct, aStore, NOW } from '#buying/cart/fixtures';
import { promiseBookFor, type BookFacts } from './promise-cache.ts';
import { SHIP_POINTS } from '#goods/inventory/rules';
import { makeWorkCalendar } from './work-calendar.ts';

const pen = aProduct({ itemId: '1' });
const desk = aProduct({ itemId: '2', kind: 'directFurniture' });
const store = aStore();
const world: BookFacts = {
  now: NOW,
  timeZone: 'America/New_York',
  place: { country: 'US', state: 'MA', zip: '02101' },
  calendar: makeWorkCalendar(),
  points: SHIP_POINTS,
  nearStores: [store],
};
const MINUTE = 60_000;
const [nearest] = promiseBookFor(world).pointsTo(undefined);

test('[DLV-1] promises to a place are computed once within a minute', () => {
  expect(promiseBookFor({ ...world, now: NOW + MINUTE - 1, place: { ...world.place } })).toBe(promiseBookFor(world));
});

test.each<readonly [string, Partial<BookFacts>]>([
  ['the next minute', { now: NOW + MINUTE }],
  ['another place', { place: { ...world.place, zip: '02139' } }],
  ['a place in another state', { place: { ...world.place, state: 'NV' } }],
  ['another clock', { timeZone: 'America/Chicago' }],
  ['days off that were added', { calendar: makeWorkCalendar([{ country: 'US', region: '', day: '2026-11-20', worked: false }]) }],
  ['other points', { points: SHIP_POINTS.slice(1) }],
  ['other stores', { nearStores: [aStore({ storeNumber: '0009' })] }],
])('[DLV-1] %s is cached separately', (_what, change) => {
  const before = promiseBookFor(world);
  expect(promiseBookFor({ ...world, ...change })).not.toBe(before);
});

test('[DLV-1, DLV-2] cached promises distinguish goods, points, stores and stock', () => {
  const book = promiseBookFor(world);
  if (nearest === undefined) throw new Error('No point ships to the place');
  expect(book.shipped(pen, nearest, undefined).group).toBe('nextDay');
  expect(book.shipped(desk, nearest, undefined).group).toBe('standard');
  expect(book.shipped(pen, nearest, store).latest).not.toBe(book.shipped(pen, nearest, undefined).latest);
  expect(book.fetched(store, true).group).toBe('oneHourPickup');
  expect(book.fetched(store, false).group).toBe('outOfStock');
  // A store with new hours is a new record.
  const closed = { ...store, hours: store.hours.map(() => null) };
  expect(book.fetched(closed, true).readyAt).toBeNull();
  expect(book.fetched(store, true).readyAt).not.toBeNull();
});
