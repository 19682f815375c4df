import { expect, test } from 'vitest';
import { makeSettling } from './debounce.ts';

test('calls during the wait resolve at the same moment; a later call waits again', async () => {
  const settling = makeSettling();
  const first = settling.settled();
  expect(settling.settled()).toBe(first);
  await first;
  expect(settling.settled()).not.toBe(first);
});

test('a burst of calls runs the work once, and again for calls after it began', async () => {
  let done = 0;
  const ask = makeSettling().together(async () => void (done += 1));
  await Promise.all([ask(), ask(), ask()]);
  expect(done).toBe(1);
  await ask();
  expect(done).toBe(2);
});

test('failed work counts its time too', async () => {
  const settling = makeSettling();
  await expect(settling.timed(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await settling.timed(async () => 'done')).toBe('done');
});
