import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localTime } from '#base/calendar/rules';
import { isMilitaryPost, placeOfZip, type Place } from '#people/addresses/rules';
import { isSoon, pickupPromise, sameDayPromise, shipToStorePromise } from './store-promise.ts';
import { backOrderPromise, preOrderPromise, shippingPromise, type Trip } from './promise.ts';
import { SHIP_POINTS, type ShipPoint } from '#goods/inventory/rules';
import { hoursOn } from './store-hours.ts';
import { makeWorkCalendar } from './work-calendar.ts';

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
const [EAST, WEST] = SHIP_POINTS.filter(({ country }) => country === 'US');
/** 2026-11-20 is a Friday. */
const at = (time: string, day = '2026-11-20'): number => Date.parse(`${day}T${time}:00-05:00`);
const trip = (now: number, over: Partial<Trip> = {}): Trip => ({
  now,
  timeZone: 'America/New_York',
  place: HERE,
  from: EAST as ShipPoint,
  calendar: makeWorkCalendar(),
  ...over,
});

test.each([
  ['before the cut-off, on Saturday', '09:00', '2026-11-20', '2026-11-21', 1020],
  ['after it, a day later and not on Sunday', '17:00', '2026-11-20', '2026-11-23', null],
  ['on Saturday, on Monday', '09:00', '2026-11-21', '2026-11-23', 1020],
  ['on Sunday, on Tuesday', '09:00', '2026-11-22', '2026-11-24', null],
  ['before Thanksgiving, after it', '09:00', '2026-11-25', '2026-11-27', 1020],
  ['on Thanksgiving, on Saturday', '09:00', '2026-11-26', '2026-11-28', null],
] as const)('[DLV-2] an order %s', (_title, time, day, earliest, orderBy) => {
  expect(shippingPromise(goods, trip(at(time, day)))).toMatchObject({ group: 'nextDay', earliest, orderBy, levelOfService: 'NDD' });
});

test('[DLV-1] a distant centre takes longer, and its cut-off is shown on the site’s clock', () => {
  const promise = shippingPromise(goods, trip(at('09:00'), { from: WEST as ShipPoint }));
  expect(promise).toMatchObject({ group: 'standard', levelOfService: 'STANDARD', earliest: '2026-11-27', orderBy: 20 * 60 });
  expect(shippingPromise(goods, trip(at('19:30'), { from: WEST as ShipPoint }))).toMatchObject({ orderBy: 20 * 60 });
});

test('[DLV-2] furniture, back orders, pre-orders and remote places have their own groups', () => {
  const here = trip(at('09:00'));
  expect(shippingPromise({ ...goods, kind: 'directFurniture' }, here)).toMatchObject({ group: 'standard', earliest: '2026-11-25' });
  expect(backOrderPromise({ ...goods, backorderDays: 10 }, null, here)).toMatchObject({
    group: 'backOrder',
    isBackOrder: true,
    earliest: '2026-12-01',
  });
  expect(backOrderPromise({ ...goods, backorderDays: 10 }, '2026-11-24', here)).toMatchObject({ earliest: '2026-11-25' });
  expect(backOrderPromise(goods, '2026-11-24', here)).toBeUndefined();
  const soon = { ...goods, flags: { ...NO_FLAGS, preOrder: true }, streetDate: '2026-12-04' };
  expect(preOrderPromise(soon, here)).toMatchObject({ group: 'preOrder', earliest: '2026-12-04' });
  expect(preOrderPromise({ ...soon, streetDate: '2026-11-20' }, here)).toBeUndefined();
  expect(shippingPromise(goods, { ...here, place: { country: 'US', state: 'AK', zip: '99501' } })).toMatchObject({
    group: 'oneToSixDays',
    latest: '2026-12-01',
  });
  expect(shippingPromise({ ...goods, kind: 'eDownload' }, here).group).toBe('eDownload');
  expect(shippingPromise({ ...goods, kind: 'membership' }, here).group).toBe('membership');
});

const store = {
  country: 'US' as const,
  state: 'MA',
  zipcode: '01701',
  timeZone: 'America/New_York',
  hours: ['08:00-21:00', '08:00-21:00', '08:00-21:00', '08:00-21:00', '08:00-21:00', '09:00-18:00', null],
};

test('[DLV-2] pickup is ready an hour later on a quarter, or an hour after the next opening', () => {
  const morning = Date.parse('2026-11-20T15:05:00Z');
  const soon = pickupPromise(store, true, morning);
  expect(soon).toMatchObject({ group: 'oneHourPickup', earliest: '2026-11-20', readyAt: 11 * 60 + 15 });
  expect(isSoon(soon, store, morning)).toBe(true);
  const evening = Date.parse('2026-11-21T01:30:00Z');
  expect(pickupPromise(store, true, evening)).toMatchObject({ earliest: '2026-11-21', readyAt: 600 });
  expect(isSoon(pickupPromise(store, true, evening), store, evening)).toBe(false);
  expect(pickupPromise(store, true, Date.parse('2026-11-22T01:30:00Z'))).toMatchObject({ earliest: '2026-11-23', readyAt: 540 });
  expect(pickupPromise(store, false, morning).group).toBe('outOfStock');
  expect(shipToStorePromise(goods, store, trip(at('09:00')))).toMatchObject({ group: 'standard', earliest: '2026-11-25' });
});

test('[DLV-2] a nearby store delivers today by 7 pm, when it is early enough and the store open that long', () => {
  expect(sameDayPromise(store, trip(at('13:59')))).toMatchObject({
    group: 'sameDay',
    levelOfService: 'SDD',
    earliest: '2026-11-20',
    orderBy: 840,
  });
  expect(sameDayPromise(store, trip(at('14:00')))).toBeUndefined();
  // On Saturday it closes at six, on Thanksgiving nobody delivers.
  expect(sameDayPromise(store, trip(at('09:00', '2026-11-21')))).toBeUndefined();
  expect(sameDayPromise(store, trip(at('09:00', '2026-11-26')))).toBeUndefined();
});

test('[DLV-1] the promised day is kept: never in the past, never on a day off, and waiting never makes it earlier', () => {
  const calendar = makeWorkCalendar();
  const zones = ['America/New_York', 'America/Los_Angeles', 'America/St_Johns', 'America/Phoenix', 'America/Halifax'] as const;
  const places = fc.constantFrom<Place>(
    HERE,
    { country: 'US', state: 'CA', zip: '90210' },
    { country: 'US', state: 'TX', zip: '78757' },
    { country: 'US', state: 'AK', zip: '99501' },
    { country: 'CA', state: 'QC', zip: 'H3B 1A7' },
    { country: 'CA', state: 'BC', zip: 'V6B 1A1' },
    { country: 'CA', state: 'NL', zip: 'A1A 1A1' },
  );
  const instants = fc.integer({ min: Date.parse('2025-12-20T00:00:00Z'), max: Date.parse('2028-01-10T00:00:00Z') });
  fc.assert(
    fc.property(
      instants,
      fc.integer({ min: 0, max: 72 * 60 }),
      places,
      fc.constantFrom(...zones),
      fc.nat(3),
      (now, later, place, timeZone, which) => {
        const points = SHIP_POINTS.filter(({ country }) => country === place.country);
        const from = points[which % points.length] as ShipPoint;
        const facts = trip(now, { place, timeZone, from, calendar });
        const promise = shippingPromise(goods, facts);
        const { earliest, latest } = promise;
        if (earliest === null || latest === null) throw new Error('A parcel has a day');
        expect(earliest > localTime(now, from.timeZone).day).toBe(true);
        expect(latest >= earliest).toBe(true);
        for (const day of [earliest, latest]) expect(calendar.isWorkday(day, place, promise.levelOfService === 'NDD')).toBe(true);
        const after = shippingPromise(goods, { ...facts, now: now + later * 60_000 });
        expect((after.earliest ?? '') >= earliest).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

test('[DLV-1] expected supply ships when it arrives, never sooner than stock, and takes the longest transit', () => {
  const late = trip(at('18:00'));
  const goods10 = { ...goods, backorderDays: 10 };
  // Supply of today, ordered after the cut-off, ships like stock, from Saturday on.
  expect(backOrderPromise(goods10, '2026-11-20', late)).toMatchObject({ earliest: '2026-11-23', latest: '2026-11-27' });
  expect(backOrderPromise(goods10, '2026-11-24', { ...late, place: { country: 'US', state: 'AK', zip: '99501' } })).toMatchObject({
    earliest: '2026-11-25',
    latest: '2026-12-04',
  });
  const vendor = SHIP_POINTS.find(({ groupId, country }) => groupId === 'G4' && country === 'US') as ShipPoint;
  expect(backOrderPromise(goods10, '2026-11-20', trip(at('09:00'), { from: vendor }))).toMatchObject({ earliest: '2026-11-25' });
  const honolulu = { ...store, state: 'HI', zipcode: '96813', timeZone: 'Pacific/Honolulu', hours: store.hours.map(() => '08:00-20:00') };
  expect(shipToStorePromise(goods, honolulu, trip(at('09:00')))).toMatchObject({ earliest: '2026-12-01' });
});

test('[DLV-1] until the order deadline the promise does not change, also on the nights of a clock change', () => {
  const calendar = makeWorkCalendar();
  for (const day of ['2026-03-08', '2026-03-09', '2026-11-01', '2026-11-02', '2026-11-20'])
    for (let minute = 0; minute < 24 * 60; minute += 7) {
      const now = Date.parse(`${day}T05:00:00Z`) + minute * 60_000;
      const facts = trip(now, { calendar });
      const { orderBy, earliest } = shippingPromise(goods, facts);
      if (orderBy === null) continue;
      const left = orderBy - localTime(now, facts.timeZone).minutes;
      expect(left).toBeGreaterThan(0);
      // The skipped or repeated hour is at night, so the time left during the day is exact.
      if (localTime(now, facts.timeZone).minutes < 3 * 60) continue;
      expect(shippingPromise(goods, { ...facts, now: now + (left - 1) * 60_000 }).earliest).toBe(earliest);
      expect(shippingPromise(goods, { ...facts, now: now + left * 60_000 }).earliest).not.toBe(earliest);
    }
});

test('[DLV-1] a pickup is ready only while the store is open, at least an hour after the order', () => {
  const instants = fc.integer({ min: Date.parse('2026-01-01T00:00:00Z'), max: Date.parse('2027-12-31T00:00:00Z') });
  const zones = fc.constantFrom('America/New_York', 'America/Vancouver', 'America/St_Johns', 'Pacific/Honolulu');
  fc.assert(
    fc.property(instants, zones, (now, timeZone) => {
      const one = { ...store, timeZone };
      const { earliest, readyAt } = pickupPromise(one, true, now);
      if (earliest === null || readyAt === null) throw new Error('This store opens every week');
      const hours = hoursOn(one, earliest);
      expect(hours !== null && hours.opens + 60 <= readyAt && readyAt <= hours.closes && readyAt % 15 === 0).toBe(true);
      const here = localTime(now, timeZone);
      expect(earliest > here.day || readyAt >= here.minutes + 60).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('[DLV-1] the local time of a place follows its zone and daylight saving time', () => {
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

test('[CHK-2] military post is recognized by its zips', () => {
  expect(['09012', ' 34002 ', '96373-1234', '963731234'].map(isMilitaryPost)).toEqual([true, true, true, true]);
  expect(['08902', '10001', '34102', '96701', '0901', 'H3B 1A7', ''].map(isMilitaryPost)).toEqual(Array(7).fill(false));
});

test.each([
  ['06320', 'CT'],
  ['06385', 'CT'],
  ['06390', 'NY'],
  ['96799', 'AS'],
])('[DLV-1, CART-16] %s is in %s, whatever the state of its neighbours', (zip, state) => {
  expect(placeOfZip(zip, 'US')?.state).toBe(state);
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
