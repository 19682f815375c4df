import { expect, test } from 'vitest';
import { formatDays } from './format-days.ts';

test.each([
  ['2026-11-01', '2026-11-29', 'en-US', 'November 1 – 29, 2026'],
  ['2026-11-05', '2026-11-05', 'en-CA', 'November 5, 2026'],
  ['2026-11-01', '2026-11-29', 'fr-CA', '1er–29 novembre 2026'],
  ['2025-12-15', '2026-01-14', 'fr-CA', '15 décembre 2025 – 14 janvier 2026'],
] as const)('[APP-2] %s to %s in %s is %s', (from, to, locale, text) => expect(formatDays({ from, to }, locale)).toBe(text));
