import { expect, test } from 'vitest';
import { WorkLimit } from './work-limit.ts';

const FACTS = { start: 20, least: 6, most: 100 };
const USUAL_MS = 10;

/** A shop that knows how fast it usually answers. */
function limitOf(facts = FACTS): WorkLimit {
  const limit = new WorkLimit(facts);
  for (let at = 0; at < 100; at += 1) limit.answered('search', USUAL_MS, 1);
  return limit;
}

/** Answers while all of the limit is in use. */
function crowd(limit: WorkLimit, tookMs: number, looks: number): void {
  for (let look = 0; look < looks; look += 1) {
    for (let at = Math.max(20, limit.value); at > 0; at -= 1) limit.answered('search', tookMs, limit.value);
  }
}

test('trust 37: as long as answers take less than twice the usual time, more are let in at once, up to the most', () => {
  const limit = limitOf();
  crowd(limit, USUAL_MS * 1.9, 5);
  expect(limit.value).toBe(25);
  crowd(limit, USUAL_MS, 200);
  expect(limit.value).toBe(FACTS.most);
});

test('trust 37: when they take longer, fewer are, by how much longer; never fewer than the least', () => {
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

test('trust 37: each kind is held against its own time, and one that nobody knows changes nothing', () => {
  const limit = limitOf();
  for (let at = 0; at < 100; at += 1) limit.answered('order', 200, 1);
  for (let at = 0; at < 40; at += 1) limit.answered('order', 200, 20);
  expect(limit.value).toBeGreaterThan(20);
  const fresh = new WorkLimit(FACTS);
  crowd(fresh, 1_000, 10);
  expect(fresh.value).toBe(20);
});

test('trust 37: one answer that met a lock does not close the shop', () => {
  const limit = limitOf();
  limit.answered('search', 60_000, 20);
  for (let at = 0; at < 19; at += 1) limit.answered('search', USUAL_MS, 20);
  expect(limit.value).toBe(21);
});
