// Requests that arrive twice with one key (CART-26).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#test/database';
import type { Db } from './db.ts';
import { FORGET_ANSWERS, KEPT_ANSWER } from './idempotency-queries.ts';
import { doOnce, keyOf, replay } from './idempotency.ts';
import type { Visit } from './visit.ts';

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const NOW = new Date('2026-11-20T14:00:00Z');
/** Only the key's header is read from the visit. */
const visitWith = (key: string | undefined) => ({ header: () => key }) as unknown as Visit;
const request = (content: unknown, key = 'k') => {
  const keyed = keyOf({ visit: visitWith(key), content });
  if (keyed === null || keyed === 'unusable') throw new Error('The key of a test has to be usable');
  return keyed;
};

test.each([
  [undefined, undefined, null],
  ['', undefined, 'unusable'],
  ['k'.repeat(256), undefined, 'unusable'],
  ['', 'form', 'unusable'],
])('[CART-26] the header %o and the form’s key %o are the key %o', (header, formKey, key) => {
  expect(keyOf({ visit: visitWith(header), content: 1, formKey })).toBe(key);
});

test('[CART-26] a key has 1 to 255 characters, and the header comes before the form', () => {
  expect(keyOf({ visit: visitWith('k'.repeat(255)), content: 1 })).toMatchObject({ key: 'k'.repeat(255) });
  expect(keyOf({ visit: visitWith(undefined), content: 1, formKey: 'form' })).toMatchObject({ key: 'form' });
  expect(keyOf({ visit: visitWith('header'), content: 1, formKey: 'form' })).toMatchObject({ key: 'header' });
});

test('[CART-26] a stored answer is returned for the same request only', () => {
  const kept = { hash: request(['list', { name: 'A' }]).hash, reply: '{"id":7}' };
  expect(replay(kept, request(['list', { name: 'A' }]))).toEqual({ status: 'done', reply: { id: 7 } });
  expect(replay(kept, request(['list', { name: 'B' }]))).toEqual({ status: 'key-reused' });
});

test('[CART-26] twenty simultaneous requests with one key do the work once, and all get the same answer', async () => {
  const [ownerId, keyed] = [randomUUID(), request('once')];
  let done = 0;
  const work = async () => ({ at: (done += 1) });
  const answers = await Promise.all(Array.from({ length: 20 }, () => doOnce(db, { ownerId, keyed, now: NOW }, work)));
  expect([done, ...answers]).toEqual([1, ...Array.from({ length: 20 }, () => ({ status: 'done', reply: { at: 1 } }))]);
  expect(await doOnce(db, { ownerId, keyed: request('other'), now: NOW }, work)).toEqual({ status: 'key-reused' });
  // Another owner's key of the same name is another key.
  expect(await doOnce(db, { ownerId: randomUUID(), keyed: request('other'), now: NOW }, work)).toEqual({
    status: 'done',
    reply: { at: 2 },
  });
});

test('[CART-26] work that fails leaves its key unused', async () => {
  const [ownerId, keyed] = [randomUUID(), request('fails first')];
  await expect(doOnce(db, { ownerId, keyed, now: NOW }, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await doOnce(db, { ownerId, keyed, now: NOW }, async () => ({ fine: true }))).toEqual({ status: 'done', reply: { fine: true } });
});

test('[CART-26] answers older than a day are deleted, today’s are kept', async () => {
  const ownerId = randomUUID();
  const earlier = new Date(NOW.getTime() - 1);
  await doOnce(db, { ownerId, keyed: request('earlier', 'earlier'), now: earlier }, async () => ({}));
  await doOnce(db, { ownerId, keyed: request('today', 'today'), now: NOW }, async () => ({}));
  await db.run(FORGET_ANSWERS, [NOW]);
  expect([await db.maybe(KEPT_ANSWER, [ownerId, 'earlier']), (await db.maybe(KEPT_ANSWER, [ownerId, 'today']))?.reply]).toEqual([
    undefined,
    '{}',
  ]);
});
