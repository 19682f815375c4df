import { expect, test } from 'vitest';
import { makeSettling } from './debounce.ts';

test('all who ask while it waits are answered at the same moment; who asks later waits again', async () => {
  const settling = makeSettling();
  const first = settling.settled();
  expect(settling.settled()).toBe(first);
  await first;
  expect(settling.settled()).not.toBe(first);
});

test('work that is asked for in a storm is done once, and again for who asks after it began', async () => {
  let done = 0;
  const ask = makeSettling().together(async () => void (done += 1));
  await Promise.all([ask(), ask(), ask()]);
  expect(done).toBe(1);
  await ask();
  expect(done).toBe(2);
});

test('work says how long it took also when it fails', async () => {
  const settling = makeSettling();
  await expect(settling.timed(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await settling.timed(async () => 'done')).toBe('done');
});
