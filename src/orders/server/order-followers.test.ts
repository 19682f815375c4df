// What follows orders and their events: in lanes of their own, again when it failed, once when it was done (CHK-4, CHK-5).
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Db } from '#platform/db';
import { testDatabase } from '#platform/test-database';
import { makeOrderFollowers, type OrderFollowers } from './order-followers.ts';
import { WRITE_EVENT, type TaskRow } from './order-life-queries.ts';

const SECOND = 1_000;
let db: Db;
let now = new Date('2026-11-20T14:00:00Z');
let followers: OrderFollowers;
const learn = vi.fn<(orderNumbers: readonly string[]) => Promise<void>>();
const confirm = vi.fn<(orderNumber: string) => Promise<void>>();
const act = vi.fn<(task: TaskRow) => Promise<'ended' | 'toEnd'>>();
const failed = vi.fn<(error: unknown) => void>();

beforeAll(async () => {
  db = await testDatabase();
  followers = makeOrderFollowers({ db, clock: { now: () => now }, act, learn, confirm, failed });
});
afterAll(() => db.close());
beforeEach(() => {
  for (const spy of [learn, confirm]) spy.mockReset().mockResolvedValue(undefined);
  act.mockReset().mockResolvedValue('toEnd');
  failed.mockReset();
});
afterEach(() => db.raw('delete from order_task'));

const toConfirm = (...orderNumbers: readonly string[]) =>
  db.raw(`insert into order_task (order_number, kind, due_at) select n, 'confirm', $2 from unnest($1::text[]) n`, [orderNumbers, now]);
const open = async () => (await db.raw('select order_number, attempts, problem from order_task where done_at is null')).rows;
const later = (seconds: number): void => void (now = new Date(now.getTime() + seconds * SECOND));

test('[CHK-4] placed orders are confirmed one by one and learned from together, once', async () => {
  await toConfirm('1', '2');
  expect(await followers.follow()).toBe(2);
  expect(confirm.mock.calls.flat().toSorted()).toEqual(['1', '2']);
  expect(learn.mock.calls.map(([numbers]) => numbers.toSorted())).toEqual([['1', '2']]);
  expect(await followers.follow()).toBe(0);
  expect(confirm).toHaveBeenCalledTimes(2);
});

test('[CHK-4] a confirmation that fails says why and is tried again after a while; its neighbour is confirmed', async () => {
  confirm.mockImplementation((orderNumber) => (orderNumber === '1' ? Promise.reject(new Error('No mail today')) : Promise.resolve()));
  await toConfirm('1', '2');
  expect(await followers.follow()).toBe(1);
  expect(await open()).toEqual([{ order_number: '1', attempts: 1, problem: 'No mail today' }]);
  expect(failed).toHaveBeenCalledOnce();
  confirm.mockResolvedValue(undefined);
  later(4);
  expect(await followers.follow()).toBe(0);
  later(2);
  expect(await followers.follow()).toBe(1);
  expect(await open()).toEqual([]);
});

test('[CHK-4] an order that cannot be learned from is tried again by itself; the one beside it is confirmed', async () => {
  learn.mockImplementation((numbers) => (numbers.includes('1') ? Promise.reject(new Error('Busy')) : Promise.resolve()));
  await toConfirm('1', '2');
  expect(await followers.follow()).toBe(1);
  expect(confirm.mock.calls).toEqual([['2']]);
  expect(await open()).toEqual([{ order_number: '1', attempts: 1, problem: 'Busy' }]);
  learn.mockResolvedValue(undefined);
  later(6);
  expect(await followers.follow()).toBe(1);
  expect(confirm.mock.calls).toEqual([['2'], ['1']]);
});

test('[CHK-4] what a server claimed and never finished is anybody’s after a minute', async () => {
  await toConfirm('1');
  let died = (): void => undefined;
  confirm.mockImplementationOnce(() => new Promise((_, reject) => (died = () => reject(new Error('Gone')))));
  const first = followers.follow();
  await vi.waitFor(() => expect(confirm).toHaveBeenCalledOnce());
  later(59);
  expect(await followers.follow()).toBe(0);
  later(2);
  expect(await followers.follow()).toBe(1);
  died();
  await first;
});

test('[CHK-5] a rush of confirmations keeps what follows an event waiting for none of them; the event is heard of at once', async () => {
  const orderNumber = '000000000001';
  await db.raw(
    `insert into order_head (order_number, owner_id, cart_id, site_id, locale, status, currency, email, sub_total, total, placed_at, created_at, made_by)
values ($1, $2, $2, 'consumer-US', 'en-US', 'placed', 'USD', 'maya@example.com', 0, 0, $3, $3, $2)`,
    [orderNumber, randomUUID(), now],
  );
  const waiting: (() => void)[] = [];
  confirm.mockImplementation(() => new Promise((resolve) => waiting.push(resolve)));
  await toConfirm(...Array.from({ length: 50 }, (_, at) => String(at)));
  const server = makeOrderFollowers({ db, clock: { now: () => now }, act, learn, confirm, failed });
  await server.start();
  await vi.waitFor(() => expect(confirm).toHaveBeenCalledOnce());
  await db.transaction((tx) => tx.one(WRITE_EVENT, [orderNumber, 'shipped', 1, [], null, 0, 'staff', now, ['mail', 'capture']]));
  await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(2), { timeout: 3 * SECOND });
  expect(act.mock.calls.map(([{ kind, event }]) => `${event} ${kind}`).toSorted()).toEqual(['shipped capture', 'shipped mail']);
  expect(confirm).toHaveBeenCalledOnce();
  // Who is told to stop finishes what it has claimed, and no more.
  confirm.mockResolvedValue(undefined);
  for (const resolve of waiting) resolve();
  await server.stop();
  expect(confirm.mock.calls.length).toBeLessThanOrEqual(5);
});
