import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

/** Work that ends when the test says so, and records the value it found. */
function heldWork() {
  const ends: (() => void)[] = [];
  const found: number[] = [];
  let value = 0;
  const work = oneAtATime(async () => {
    const read = value;
    await new Promise<void>((resolve) => ends.push(resolve));
    found.push(read);
  });
  return { work, ends, found, change: () => (value += 1) };
}

test('a change during the work is seen by the next run, once for all callers', async () => {
  const { work, ends, found, change } = heldWork();
  const first = work();
  change();
  const second = work();
  change();
  const third = work();
  expect(third).toBe(second);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await first;
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  await third;
  expect(found).toEqual([0, 2]);
});

test('after failed work the next one runs', async () => {
  let times = 0;
  const work = oneAtATime(async () => {
    times += 1;
    await Promise.resolve();
    if (times === 1) throw new Error('away');
  });
  const first = work();
  const second = work();
  await expect(first).rejects.toThrow('away');
  await second;
  await work();
  expect(times).toBe(3);
});
