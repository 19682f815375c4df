// What strangers cannot use up for others (trust 36).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from './db.ts';
import { makeLimits } from './limits.ts';
import { makeSharedLimit } from './shared-limit.ts';
import { testDatabase } from '#test/database';

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const now = new Date('2026-06-01T12:00:00Z');
let purposes = 0;
const sharedLimit = () => {
  const [limits, purpose] = [makeLimits(db, { now: () => now }), `shared-${(purposes += 1)}`];
  const near = limits.of(purpose, [
    { by: ['address', 'email'], most: 3, seconds: 900 },
    { by: ['network', 'email'], most: 5, seconds: 900 },
    { by: ['address'], most: 8, seconds: 900 },
    { by: ['network'], most: 12, seconds: 900 },
  ]);
  const far = limits.of(`${purpose}-by-all`, [
    { by: ['email'], most: 4, seconds: 300 },
    { by: [], most: 20, seconds: 60 },
  ]);
  return makeSharedLimit({ near, far, own: { forOne: 1, forAll: 2 } });
};

test('trust 36: an e-mail that strangers used up stays open once to each network, and closes to those that tried more', async () => {
  const limit = sharedLimit();
  for (const address of ['10.0.0.1', '10.0.0.2']) for (let at = 0; at < 3; at += 1) await limit.take({ address, email: 'ana' });
  const waits = async (address: string) => [
    (await limit.take({ address, email: 'ana' })).wait,
    (await limit.take({ address, email: 'ana' })).wait,
  ];
  expect(await waits('10.0.0.3')).toEqual([900, 900]);
  expect(await waits('10.0.1.1')).toEqual([0, 300]);
  expect(await waits('2001:db8:1::1')).toEqual([0, 300]);
  expect(await waits('2001:db8:1:9::1')).toEqual([300, 300]);
  expect((await limit.take({ address: '10.0.1.1', email: 'bo' })).wait).toBe(0);
});

test('trust 36: a shop that strangers used up refuses networks that tried more than their own allowance', async () => {
  const limit = sharedLimit();
  for (let at = 0; at < 20; at += 1) await limit.take({ address: `10.0.${at % 2}.${at}`, email: `${at}` });
  const waits: number[] = [];
  for (let at = 0; at < 4; at += 1) waits.push((await limit.take({ address: '10.9.0.1', email: `new ${at}` })).wait);
  expect(waits).toEqual([0, 0, 60, 60]);
});

test('trust 20: a try that was no guess is returned to near and far limits', async () => {
  const limit = sharedLimit();
  for (let at = 0; at < 12; at += 1) {
    const who = { address: `10.0.${at}.1`, email: 'ana' };
    const taken = await limit.take(who);
    expect(taken.wait).toBe(0);
    await limit.refund(who, taken);
  }
  const waits: number[] = [];
  for (let at = 0; at < 3; at += 1) waits.push((await limit.take({ address: '10.5.0.1', email: 'ana' })).wait);
  expect(waits).toEqual([0, 0, 0]);
});

test('trust 20: one right answer does not return strangers’ wrong tries', async () => {
  const limit = sharedLimit();
  for (const address of ['10.0.0.1', '10.0.1.1', '10.0.2.1', '10.0.3.1']) await limit.take({ address, email: 'ana' });
  // The e-mail has no tries left; somebody elsewhere knows one of its orders.
  const knows = { address: '10.9.0.1', email: 'ana' };
  await limit.refund(knows, await limit.take(knows));
  const guesses = { address: '10.0.0.2', email: 'ana' };
  expect([(await limit.take(guesses)).wait, (await limit.take(guesses)).wait]).toEqual([300, 300]);
});

test('trust 20: repeated right answers return only the caller’s own tries to the shop’s limit', async () => {
  const limit = sharedLimit();
  for (let at = 0; at < 20; at += 1) await limit.take({ address: `10.${at}.0.1`, email: `${at}` });
  const knows = { address: '10.99.0.1', email: 'bo' };
  for (let at = 0; at < 3; at += 1) await limit.refund(knows, await limit.take(knows));
  const other = { address: '10.0.0.1', email: 'cy' };
  expect([(await limit.take(other)).wait, (await limit.take(other)).wait]).toEqual([0, 60]);
});
