import { expect, test } from 'vitest';
import { deliveryCalendar, onChosenDay } from './delivery-calendar.ts';
import { NOTHING_CARRIED } from './delivery-promise.ts';
import { makeWorkCalendar } from './work-calendar.ts';

test('[DLV-4] fifteen days from the first, open when carriers deliver', () => {
  // From a Saturday before Thanksgiving.
  const days = deliveryCalendar('2026-11-21', { country: 'US', state: 'MA' }, makeWorkCalendar());
  expect(days).toHaveLength(15);
  expect(days.at(-1)).toEqual({ day: '2026-12-05', open: false });
  expect(days.flatMap(({ day, open }) => (open ? [day.slice(5)] : []))).toEqual([
    '11-21',
    '11-23',
    '11-24',
    '11-25',
    '11-27',
    '11-30',
    '12-01',
    '12-02',
    '12-03',
    '12-04',
  ]);
});

const parcel = {
  ...NOTHING_CARRIED,
  group: 'nextDay',
  levelOfService: 'NDD',
  earliest: '2026-11-21',
  latest: '2026-11-21',
  orderBy: 1020,
} as const;

test('[DLV-4] faster deliveries wait for the chosen day; slower ones stay unchanged', () => {
  expect(onChosenDay(parcel, '2026-11-27')).toMatchObject({
    group: 'standard',
    levelOfService: 'STANDARD',
    earliest: '2026-11-27',
    latest: '2026-11-27',
    orderBy: null,
  });
  expect(onChosenDay(parcel, '2026-11-21')).toBe(parcel);
  const late = { ...parcel, group: 'backOrder', isBackOrder: true } as const;
  expect(onChosenDay(late, '2026-11-27')).toBe(late);
  const download = { ...NOTHING_CARRIED, group: 'eDownload' } as const;
  expect(onChosenDay(download, '2026-11-27')).toBe(download);
});
