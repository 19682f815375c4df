// What limits count, and for whom (trust 20, 36).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Clock } from './clock.ts';
import type { Db } from './db.ts';
import { FORGET_TRIES } from './limit-queries.ts';
import { makeLimits } from './limits.ts';
import { testDatabase } from '#test/database';

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const START = Date.parse('2026-06-01T12:00:00Z');
let time = START;
const clock: Clock = { now: () => new Date(time) };
let purposes = 0;
/** A purpose that no other test uses. */
const purpose = (): string => `test-${(purposes += 1)}`;
const RULES = [
  { by: ['address', 'email'], most: 2, seconds: 60 },
  { by: ['address'], most: 4, seconds: 120 },
  { by: [], most: 6, seconds: 60 },
] as const;
const one = { address: '192.0.2.1', email: 'ana@inkwell.example' };
const two = { ...one, email: 'bo@inkwell.example' };
const far = { ...one, address: '192.0.2.9' };

test('trust 36: the narrow rule comes before the wide, and a refused try does not count under the wide rule', async () => {
  const limiter = makeLimits(db, clock).of(purpose(), RULES);
  const waits: number[] = [];
  for (let at = 0; at < 50; at += 1) waits.push((await limiter.take(one)).wait);
  expect(waits).toEqual([0, 0, ...Array.from({ length: 48 }, () => 60)]);
  expect(await limiter.take(two)).toEqual({ wait: 0, used: [1, 3, 3] });
  expect((await limiter.take(two)).wait).toBe(0);
  // Four tries from this address: a third e-mail has to wait until the address may try again.
  expect(await limiter.take({ ...one, email: 'cy@inkwell.example' })).toEqual({ wait: 120, used: [1] });
  expect((await limiter.take(far)).used).toEqual([1, 1, 5]);
});

test('trust 36: one purpose uses up nothing of another', async () => {
  const limits = makeLimits(db, clock);
  const [lookUp, signIn] = [limits.of(purpose(), RULES), limits.of(purpose(), RULES)];
  for (let at = 0; at < 10; at += 1) await lookUp.take({ ...one, email: String(at) });
  expect((await signIn.take(one)).used).toEqual([1, 1, 1]);
});

test('trust 36: two servers share one count, also at the same moment, and a restart keeps it', async () => {
  const name = purpose();
  const server = () => makeLimits(db, clock).of(name, [{ by: ['address'], most: 20, seconds: 60 }]);
  const [first, second] = [server(), server()];
  const taken = await Promise.all(Array.from({ length: 64 }, (_, at) => (at % 2 === 0 ? first : second).take(one)));
  expect(taken.filter(({ wait }) => wait === 0)).toHaveLength(20);
  expect((await server().take(one)).wait).toBe(60);
  expect((await server().take(far)).wait).toBe(0);
});

test('trust 36: a repeated refusal does not query the database for a moment, and does afterwards', async () => {
  const limiter = makeLimits(db, clock).of(purpose(), [{ by: ['address'], most: 1, seconds: 60 }]);
  await limiter.take(one);
  await limiter.take(one);
  const before = db.statements.count;
  for (let at = 0; at < 1_000; at += 1) expect((await limiter.take(one)).wait).toBe(60);
  expect(await limiter.waitOf(one)).toBe(60);
  expect(db.statements.count).toBe(before);
  time += 3_000;
  expect((await limiter.take(one)).wait).toBe(57);
  expect(db.statements.count).toBe(before + 1);
  time += 57_000;
  expect((await limiter.take(one)).wait).toBe(0);
});

test('trust 20: returning a try that was no guess resets the narrow count and takes one off the wide counts', async () => {
  const limiter = makeLimits(db, clock).of(purpose(), RULES);
  await limiter.take(one);
  await limiter.take(one);
  expect((await limiter.take(one)).wait).toBe(60);
  await limiter.refund(one);
  expect(await limiter.take(one)).toEqual({ wait: 0, used: [1, 2, 2] });
});

test('trust 36: an IPv6 /64 counts as one address', async () => {
  const limiter = makeLimits(db, clock).of(purpose(), [{ by: ['address'], most: 2, seconds: 60 }]);
  for (const last of ['1', '2']) expect((await limiter.take({ address: `2001:db8::${last}` })).wait).toBe(0);
  expect((await limiter.take({ address: '2001:db8::3' })).wait).toBe(60);
  expect((await limiter.take({ address: '2001:db8:0:1::3' })).wait).toBe(0);
});

test('trust 24: neither addresses nor e-mails are stored, and finished windows are deleted', async () => {
  await makeLimits(db, clock).of(purpose(), RULES).take(one);
  const { rows } = await db.raw('select limit_key from rate_limit');
  for (const { limit_key: key } of rows) expect(key).not.toMatch(/192\.0\.2|ana@/);
  await db.run(FORGET_TRIES, [new Date(time + 60_000)]);
  const left = await db.raw('select 1 from rate_limit where ends_at <= $1', [new Date(time + 60_000)]);
  expect([left.rows.length, rows.length > 0]).toEqual([0, true]);
  time += 200_000;
  await db.run(FORGET_TRIES, [clock.now()]);
  expect((await db.raw('select 1 from rate_limit')).rows).toEqual([]);
});
