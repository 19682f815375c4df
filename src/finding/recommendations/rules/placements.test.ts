import { expect, test } from 'vitest';
import { makeFillings, MOST_RESETS } from './placements.ts';

test('[REC-2] a placement is filled once and refilled up to fifty times; each placement has its own count', () => {
  const [one, other] = [makeFillings(), makeFillings()];
  const times = Array.from({ length: 60 }, one).filter(Boolean).length;
  expect(times).toBe(1 + MOST_RESETS);
  expect(other()).toBe(true);
});
