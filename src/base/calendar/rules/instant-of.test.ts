import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOf } from './instant-of.ts';
import { localTime } from './local-time.ts';

test.each([
  ['2026-11-20', 0, 'America/New_York', '2026-11-20T05:00:00.000Z'],
  ['2026-07-01', 0, 'America/New_York', '2026-07-01T04:00:00.000Z'],
  ['2026-03-08', 0, 'America/New_York', '2026-03-08T05:00:00.000Z'],
  ['2026-03-09', 0, 'America/New_York', '2026-03-09T04:00:00.000Z'],
  ['2026-11-01', 0, 'America/New_York', '2026-11-01T04:00:00.000Z'],
  ['2026-11-02', 0, 'America/New_York', '2026-11-02T05:00:00.000Z'],
  ['2026-11-01', 90, 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['2026-03-08', 150, 'America/New_York', '2026-03-08T07:00:00.000Z'],
  ['2026-03-08', 180, 'America/New_York', '2026-03-08T07:00:00.000Z'],
  ['2026-11-20', 90, 'UTC', '2026-11-20T01:30:00.000Z'],
  ['2027-01-01', 0, 'America/St_Johns', '2027-01-01T03:30:00.000Z'],
])('%s, minute %i in %s is %s', (day, minutes, timeZone, instant) => {
  expect(new Date(instantOf(day, minutes, timeZone)).toISOString()).toBe(instant);
});

test('the clocks show the time at the instant, whenever they show it at all', () => {
  const day = fc.integer({ min: 0, max: 3_000 }).map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10));
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: 0, max: 1_439 }),
      fc.constantFrom('America/Toronto', 'America/St_Johns', 'Australia/Lord_Howe'),
      (date, minutes, zone) => {
        const shown = localTime(instantOf(date, minutes, zone), zone);
        expect(shown.day).toBe(date);
        expect(shown.minutes - minutes).toBeGreaterThanOrEqual(0);
        expect(shown.minutes - minutes).toBeLessThanOrEqual(60);
      },
    ),
  );
});
