import { expect, test } from 'vitest';
import { hoursOn, readHours, storeState } from './store-hours.ts';

const WEEK = '08:00-21:00';
const store = {
  timeZone: 'America/New_York',
  hours: [WEEK, WEEK, WEEK, WEEK, WEEK, '09:00-18:00', null],
  exceptions: [
    { day: '2026-11-26', hours: null },
    { day: '2026-12-24', hours: '08:00-16:00' },
  ],
};
const at = (text: string): number => Date.parse(text);

test('[STO-1] the hours of a special day replace those of the week', () => {
  expect(hoursOn(store, '2026-11-25')).toEqual({ opens: 480, closes: 1260 });
  expect(hoursOn(store, '2026-11-26')).toBeNull();
  expect(hoursOn(store, '2026-12-24')).toEqual({ opens: 480, closes: 960 });
  expect(hoursOn({ hours: store.hours }, '2026-11-26')).toEqual({ opens: 480, closes: 1260 });
});

test.each(['', '8-9', '10:00-09:00', '25:00-26:00', null, undefined])('hours of %j are none', (text) => {
  expect(readHours(text)).toBeNull();
});

test('[STO-2] open until closing time, closed from that minute on, and when it opens next', () => {
  expect(storeState(store, at('2026-11-20T15:00:00Z'))).toEqual({ open: true, openedAt: 480, closesAt: 1260 });
  expect(storeState(store, at('2026-11-20T12:59:00Z'))).toEqual({ open: false, opensOn: '2026-11-20', opensAt: 480, isToday: true });
  expect(storeState(store, at('2026-11-21T02:00:00Z'))).toEqual({ open: false, opensOn: '2026-11-21', opensAt: 540, isToday: false });
  // Saturday evening: Sunday is closed, so Monday.
  expect(storeState(store, at('2026-11-22T01:00:00Z'))).toMatchObject({ opensOn: '2026-11-23', opensAt: 480 });
  // The evening before Thanksgiving.
  expect(storeState(store, at('2026-11-26T04:00:00Z'))).toMatchObject({ opensOn: '2026-11-27' });
  expect(storeState({ timeZone: 'UTC', hours: [] }, 0)).toEqual({ open: false, opensOn: null, opensAt: null, isToday: false });
});
