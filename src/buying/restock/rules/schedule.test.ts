// Due days over months, leap days and clock changes (ATC-7).
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths } from '#base/calendar/rules';
import { placedFrom } from './due-times.ts';
import { dueAfter, LONGEST, upcoming, type Every, type Schedule } from './schedule.ts';

const scheduleOf = (every: Every | null, anchor: string, more: Partial<Schedule> = {}): Schedule => ({
  every,
  anchor,
  dates: [],
  lastOn: null,
  timesLeft: null,
  ...more,
});
const days = (schedule: Schedule, most: number) => upcoming(schedule, schedule.anchor, { most, until: '2400-01-01' });

test.each<[string, number, string[]]>([
  ['2026-01-31', 1, ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
  ['2027-12-31', 1, ['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']],
  ['2028-02-29', 12, ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
  ['2026-11-30', 3, ['2026-11-30', '2027-02-28', '2027-05-30', '2027-08-30', '2027-11-30']],
])('[ATC-7] from %s every %i months the day of the month comes back after short months', (anchor, count, expected) => {
  expect(days(scheduleOf({ unit: 'month', count }, anchor), 5)).toEqual(expected);
});

const anchors = fc.integer({ min: 0, max: 3_000 }).map((number) => addDays('2024-01-01', number));
const everys = fc.oneof(
  fc.record({ unit: fc.constant('week' as const), count: fc.integer({ min: 1, max: LONGEST.week }) }),
  fc.record({ unit: fc.constant('month' as const), count: fc.integer({ min: 1, max: LONGEST.month }) }),
);

test('[ATC-7] from whatever day one looks, the next due day is the same, later, and no due day is jumped over', () => {
  fc.assert(
    fc.property(everys, anchors, fc.integer({ min: -40, max: 1_500 }), (every, anchor, away) => {
      const schedule = scheduleOf(every, anchor);
      const from = addDays(anchor, away);
      const next = dueAfter(schedule, from) ?? '';
      expect(next > from).toBe(true);
      const all = days(schedule, 300);
      expect(next).toBe(all.find((day) => day > from));
      expect(new Set(all).size).toBe(all.length);
    }),
  );
});

test('[ATC-7] a month later is in the next month, on the same day or its last', () => {
  fc.assert(
    fc.property(anchors, fc.integer({ min: 0, max: 60 }), (anchor, count) => {
      const later = addMonths(anchor, count);
      const [year = 0, month = 0, day = 0] = anchor.split('-').map(Number);
      const [laterYear = 0, laterMonth = 0, laterDay = 0] = later.split('-').map(Number);
      expect(laterYear * 12 + laterMonth).toBe(year * 12 + month + count);
      expect(laterDay === day || addDays(later, 1).endsWith('-01')).toBe(true);
    }),
  );
});

test('[ATC-7] it ends after its last day, or its last time', () => {
  const weekly = { unit: 'week', count: 1 } as const;
  expect(days(scheduleOf(weekly, '2026-03-02', { lastOn: '2026-03-16' }), 9)).toEqual(['2026-03-02', '2026-03-09', '2026-03-16']);
  expect(days(scheduleOf(weekly, '2026-03-02', { timesLeft: 2 }), 9)).toEqual(['2026-03-02', '2026-03-09']);
  const chosen = scheduleOf(null, '2026-03-02', { dates: ['2026-03-02', '2026-04-01', '2026-12-24'] });
  expect(days(chosen, 9)).toEqual(['2026-03-02', '2026-04-01', '2026-12-24']);
  expect(dueAfter(chosen, '2026-12-24')).toBeNull();
});

test.each([
  ['2026-03-07', '2026-03-07T11:00:00.000Z'],
  ['2026-03-08', '2026-03-08T10:00:00.000Z'],
  ['2026-10-31', '2026-10-31T10:00:00.000Z'],
  ['2026-11-01', '2026-11-01T11:00:00.000Z'],
])('[ATC-7] orders of %s are placed from 6 am on the clock of the site, also around a clock change', (day, instant) => {
  expect(placedFrom(day, 'America/New_York').toISOString()).toBe(instant);
});
