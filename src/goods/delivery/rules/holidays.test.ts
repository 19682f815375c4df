import { expect, test } from 'vitest';
import fc from 'fast-check';
import { addDays, weekdayOf } from '#base/calendar/rules';
import { easterSunday, holidaysOf } from './holidays.ts';
import { makeWorkCalendar } from './work-calendar.ts';

const daysOf = (country: 'US' | 'CA', year: number, region = ''): string[] =>
  holidaysOf(country, year)
    .filter((holiday) => holiday.region === region)
    .map(({ day }) => day);

test('[DLV-1] the federal holidays of the United States, observed on weekdays', () => {
  expect(daysOf('US', 2026)).toEqual([
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-07-03',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
  ]);
  // January 1, 2028 is a Saturday, observed on the Friday before, which is still 2027.
  expect(daysOf('US', 2027)).toContain('2027-12-31');
});

test('[DLV-1] the holidays of Canada and of its provinces', () => {
  expect(daysOf('CA', 2026)).toEqual([
    '2026-01-01',
    '2026-04-03',
    '2026-05-18',
    '2026-07-01',
    '2026-09-07',
    '2026-09-30',
    '2026-10-12',
    '2026-11-11',
    '2026-12-25',
    '2026-12-28',
  ]);
  expect(daysOf('CA', 2026, 'QC')).toEqual(['2026-06-24']);
  expect(daysOf('CA', 2026, 'ON')).toEqual(['2026-02-16']);
  expect(daysOf('CA', 2026, 'BC')).toEqual(['2026-02-16', '2026-08-03']);
  // Christmas 2027 is a Saturday and Boxing Day a Sunday, observed on Monday and Tuesday.
  expect(daysOf('CA', 2027).slice(-2)).toEqual(['2027-12-27', '2027-12-28']);
});

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %d is %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

test('[DLV-1] no holiday is observed on a weekend, and no two national ones on one day', () => {
  fc.assert(
    fc.property(fc.constantFrom('US' as const, 'CA' as const), fc.integer({ min: 2000, max: 2100 }), (country, year) => {
      const days = daysOf(country, year);
      expect(days.every((day) => weekdayOf(day) < 5)).toBe(true);
      expect(new Set(days).size).toBe(days.length);
    }),
  );
});

test('staff can add a day off, and work on a holiday', () => {
  const calendar = makeWorkCalendar([
    { country: 'CA', region: 'QC', day: '2026-11-23', worked: false },
    { country: 'CA', region: '', day: '2026-11-11', worked: true },
  ]);
  const quebec = { country: 'CA', state: 'QC' } as const;
  expect(calendar.isHoliday('2026-11-23', quebec)).toBe(true);
  expect(calendar.isHoliday('2026-11-23', { country: 'CA', state: 'ON' })).toBe(false);
  expect(calendar.isHoliday('2026-11-11', quebec)).toBe(false);
  expect(calendar.workdayFrom('2026-06-24', quebec, true)).toBe('2026-06-25');
});

test('[DLV-1] workdays are counted one by one, whatever days lie between', () => {
  const calendar = makeWorkCalendar();
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 20 }), fc.boolean(), (from, count, saturdays) => {
      const region = { country: 'CA', state: 'QC' } as const;
      const start = addDays('2000-01-01', from);
      const end = calendar.addWorkdays(start, count, region, saturdays);
      let worked = 0;
      for (let day = addDays(start, 1); day <= end; day = addDays(day, 1)) if (calendar.isWorkday(day, region, saturdays)) worked += 1;
      expect(worked).toBe(count);
      expect(calendar.isWorkday(end, region, saturdays)).toBe(true);
    }),
  );
});
