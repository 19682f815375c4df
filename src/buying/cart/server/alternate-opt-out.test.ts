import { expect, test } from 'vitest';
import { optedOut, optOut } from './alternate-opt-out.ts';

const DAY_MS = 86_400_000;

test('[CART-21] each opt-out lasts its own 30 days, whatever is opted out of later', () => {
  const cookies: Record<string, string> = {};
  let lasts = 0;
  const visit = {
    now: new Date('2026-11-20T15:00:00Z'),
    cookies,
    setCookie(name: string, value: string, { days = 0 }: { readonly days?: number } = {}) {
      cookies[name] = value;
      lasts = days;
    },
  };
  const later = (days: number): void => void (visit.now = new Date(visit.now.getTime() + days * DAY_MS));
  const no = (value: string): unknown =>
    optOut({ query: { type: 'HARD_ALT_OPT_OUT', value }, visit } as unknown as Parameters<typeof optOut>[0]); // all that optOut reads
  expect(optedOut(visit)).toBeUndefined();
  no('111');
  later(20);
  no('222');
  expect(lasts).toBe(30);
  later(9);
  expect(optedOut(visit)).toEqual(new Set(['111', '222']));
  later(1);
  expect(optedOut(visit)).toEqual(new Set(['222']));
  no('ALL');
  expect(optedOut(visit)).toBe(true);
  later(30);
  expect(optedOut(visit)).toEqual(new Set());
});
