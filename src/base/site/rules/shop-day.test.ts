import { expect, test } from 'vitest';
import { shopDay } from './shop-day.ts';
import { SHIPPED_SITES } from './site.ts';

test('the day of what belongs to no site is the one on the sites’ clocks, through winter and summer', () => {
  expect(shopDay(new Date('2026-11-24T04:59:59Z'))).toBe('2026-11-23');
  expect(shopDay(new Date('2026-11-24T05:00:00Z'))).toBe('2026-11-24');
  expect(shopDay(new Date('2026-07-24T04:00:00Z'))).toBe('2026-07-24');
});

test('all sites share one clock', () => {
  const hours = Object.values(SHIPPED_SITES).map(({ timeZone }) =>
    ['2026-01-15T12:00Z', '2026-07-15T12:00Z'].map((at) => new Date(at).toLocaleTimeString('en-US', { timeZone })).join(),
  );
  expect(new Set(hours).size).toBe(1);
});
