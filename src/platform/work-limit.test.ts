import { expect, test } from 'vitest';
import { WorkLimit } from './work-limit.ts';

const FACTS = { start: 20, least: 6, most: 100 };
const USUAL_MS = 10;

/** A limit that knows how fast the shop usually answers. */
function limitOf(facts = FACTS): WorkLimit {
  const limit = new WorkLimit(facts);
  for (let at = 0; at < 100; at += 1) limit.answered('search', USUAL_MS, 1, true);
  return limit;
}

/** Answers while the whole limit is in use. */
function crowd(limit: WorkLimit, tookMs: number, looks: number): void {
  for (let look = 0; look < looks; look += 1) {
    for (let at = Math.max(20, limit.value); at > 0; at -= 1) limit.answered('search', tookMs, limit.value, true);
  }
}

test('trust 37: while answers take less than twice the usual time, the limit grows, up to its maximum', () => {
  const limit = limitOf();
  crowd(limit, USUAL_MS * 1.9, 5);
  expect(limit.value).toBe(25);
  crowd(limit, USUAL_MS, 200);
  expect(limit.value).toBe(FACTS.most);
});

test('trust 37: when answers take longer, the limit falls in proportion, never below its minimum', () => {
  const limit = limitOf();
  crowd(limit, USUAL_MS * 2.5, 1);
  expect(limit.value).toBe(16);
  crowd(limit, USUAL_MS * 30, 1);
  expect(limit.value).toBe(11);
  crowd(limit, USUAL_MS * 30, 50);
  expect(limit.value).toBe(FACTS.least);
});

test('trust 37: a crowd does not make slow answers usual', () => {
  const limit = limitOf();
  crowd(limit, USUAL_MS * 5, 1_000);
  crowd(limit, USUAL_MS, 14);
  expect(limit.value).toBe(20);
});

test('trust 37: each kind is compared with its own time, and an unknown kind changes nothing', () => {
  const limit = limitOf();
  for (let at = 0; at < 100; at += 1) limit.answered('order', 200, 1, true);
  for (let at = 0; at < 40; at += 1) limit.answered('order', 200, 20, true);
  expect(limit.value).toBeGreaterThan(20);
  const fresh = new WorkLimit(FACTS);
  crowd(fresh, 1_000, 10);
  expect(fresh.value).toBe(20);
});

test('trust 37: one answer that met a lock does not close the shop', () => {
  const limit = limitOf();
  limit.answered('search', 60_000, 20, true);
  for (let at = 0; at < 19; at += 1) limit.answered('search', USUAL_MS, 20, true);
  expect(limit.value).toBe(21);
});

test('trust 37: what a request takes in a crowd does not count as its usual time', () => {
  const limit = new WorkLimit({ start: 20, least: 5, most: 200 });
  for (let at = 0; at < 100; at += 1) limit.answered('search', USUAL_MS, 1, true);
  // Few of them run at first, and the loop is slow: the limit must not take that for usual and grow.
  for (let round = 0; round < 500; round += 1) {
    limit.answered('search', USUAL_MS * 5, 2, false);
    limit.answered('search', USUAL_MS * 5, limit.value, false);
  }
  expect(limit.value).toBeLessThanOrEqual(10);
});
