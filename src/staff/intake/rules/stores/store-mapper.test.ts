import { expect, test } from 'vitest';
import type { StoreMap } from './store-map.ts';
import { makeStoreMapper } from './store-mapper.ts';
import { weekHours } from './week-hours.ts';

const map: StoreMap = {
  name: 'a test',
  into: 'stores',
  country: 'US',
  source: 'a-test',
  fields: {
    storeNumber: [{ field: 'id' }],
    name: [{ field: 'name' }],
    address: ['street', 'suite'],
    city: [{ field: 'town' }],
    state: [{ field: 'state' }],
    zipcode: [{ field: 'zip' }],
    phone: [{ field: 'tel' }],
    latitude: [{ field: 'at.lat' }],
    longitude: [{ field: 'at.lon' }],
    hours: [{ field: 'hours' }],
    services: 'offers',
  },
  services: [{ service: 'inkRecycling', matching: 'recycl' }],
  everywhere: ['pickup'],
  timeZones: [
    { zone: 'America/Denver', where: { state: '^TX$', zip: '^799' } },
    { zone: 'America/Chicago', where: { state: '^(TX|IL)$' } },
  ],
};
const mapStore = makeStoreMapper(map);
const row = {
  id: 8,
  name: 'Old Mill',
  street: '1 Mill St.',
  suite: '',
  town: 'Waco',
  state: 'tx',
  zip: '76701-1234',
  tel: '+1 (254) 555-0100',
  at: { lat: 31.5, lon: -97.1 },
  hours: 'Mon: 10-9; Tues: 10-9:30; Wed: 9-10; Thurs: 0-11:59; Fri: 12-6; Sat: 1-5:30',
  offers: ['Electronics Recycling', 'Other'],
};

test('a row becomes a store: normalized number and zip, time zone by place, services by name', () => {
  expect(mapStore(row)).toEqual({
    ok: true,
    value: {
      storeNumber: '0008',
      name: 'Old Mill',
      addressLine1: '1 Mill St.',
      city: 'Waco',
      state: 'TX',
      zipcode: '76701',
      country: 'US',
      phone: '2545550100',
      latitude: 31.5,
      longitude: -97.1,
      timeZone: 'America/Chicago',
      hours: ['10:00-21:00', '10:00-21:30', '09:00-22:00', '00:00-23:59', '12:00-18:00', '13:00-17:30', null],
      services: ['pickup', 'inkRecycling'],
      source: 'a-test',
    },
  });
});

test('[STO-1] a list gets its own range of numbers, and the map corrects its errors', () => {
  const own = makeStoreMapper({ ...map, addToNumber: 1000, corrections: { 8: { latitude: 31.6 } } });
  expect(own(row)).toMatchObject({ ok: true, value: { storeNumber: '1008', latitude: 31.6, longitude: -97.1 } });
  expect(own({ ...row, id: 9_100 })).toEqual({ ok: false, problem: 'its store number “9100” is not one to four digits with 1000 added' });
});

test('a zip gets its leading zeros back; the first matching rule gives the time zone', () => {
  const mapped = mapStore({ ...row, zip: '79901' });
  expect(mapped.ok && mapped.value.timeZone).toBe('America/Denver');
  const short = mapStore({ ...row, zip: 2128 });
  expect(short.ok && short.value.zipcode).toBe('02128');
});

test.each([
  [{ id: '12345' }, /store number “12345”/],
  [{ zip: 'none' }, /store 8 has the zip “none”/],
  [{ state: 'Texas' }, /store 8 has the state “TEXAS”/],
  [{ state: 'NY' }, /no time zone of the map \(NY 76701\)/],
  [{ at: {} }, /has no position/],
  [{ hours: 'always' }, /hours that cannot be read: “always”/],
  [{ street: '' }, /no name, street or city/],
])('%j is told', (over, problem) => expect(mapStore({ ...row, ...over })).toEqual({ ok: false, problem: expect.stringMatching(problem) }));

test.each(['', 'Mon', 'Mon: 9', 'Mon: 25-9', 'Mon: 9-9; Foo: 1-2', 'Mon: 10-12:60x'])('%j is not a week', (text) =>
  expect(weekHours(text)).toBeUndefined(),
);
test('a closed or missing day is null', () => expect(weekHours('Mon: 9-5; Tue: closed')).toEqual(['09:00-17:00', ...Array(6).fill(null)]));
