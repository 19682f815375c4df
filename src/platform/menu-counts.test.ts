import { expect, test } from 'vitest';
import { countTogether } from './menu-counts.ts';

test('[USR-9] a menu keeps the numbers of the others when one cannot be read', async () => {
  const lost: unknown[] = [];
  const away = new Error('away');
  const counters = [async () => ({ lists: 12 }), () => Promise.reject(away), async () => ({ people: 24, groups: 5 })];
  const count = countTogether(
    () => counters,
    (error) => lost.push(error),
  );
  expect(await count({} as never, {} as never)).toEqual({ lists: 12, people: 24, groups: 5 });
  expect(lost).toEqual([away]);
});
