import { expect, test } from 'vitest';
import { isDay } from './is-day.ts';

test.each([
  ['2026-12-31', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['31.12.2026', false],
  ['', false],
])('%j is a day: %j', (text, is) => {
  expect(isDay(text)).toBe(is);
});
