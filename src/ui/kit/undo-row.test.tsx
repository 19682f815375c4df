// The countdown of UndoRow and Toast; Chromium tests cover what pauses it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countdown } from './countdown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it ends once, after its time and not before', () => {
  const done = vi.fn<() => void>();
  countdown(5000, done);
  vi.advanceTimersByTime(4999);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(done).toHaveBeenCalledTimes(1);
});

test('no time passes during pauses', () => {
  const done = vi.fn<() => void>();
  const clock = countdown(5000, done);
  vi.advanceTimersByTime(2000);
  clock.hold();
  clock.hold();
  vi.advanceTimersByTime(60_000);
  clock.go();
  clock.go();
  vi.advanceTimersByTime(2000);
  clock.hold();
  vi.advanceTimersByTime(60_000);
  clock.go();
  vi.advanceTimersByTime(999);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledTimes(1);
});

test('after a stop it never ends', () => {
  const done = vi.fn<() => void>();
  const clock = countdown(5000, done);
  clock.stop();
  clock.go();
  vi.advanceTimersByTime(60_000);
  expect(done).not.toHaveBeenCalled();
});
