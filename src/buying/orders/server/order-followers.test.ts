// Tasks that follow orders and their events: separate lanes, retries after failures, once when done (CHK-4, CHK-5).
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Db } from '#platform/db';
import { testDatabase } from '#test/database';
import { makeOrderFollowers, type OrderFollowers } from './order-followers.ts';
import type { FollowerFacts } from './order-lanes.ts';
import { WRITE_EVENT, type TaskRow } from './order-event-queries.ts';

const SECOND = 1_000;
let db: Db;
let now = new Date('2026-11-20T14:00:00Z');
let followers: OrderFollowers;
const learn = vi.fn<(orderNumbers: readonly string[]) => Promise<void>>();
const confirm = vi.fn<(orderNumber: string) => Promise<void>>();
const announce = vi.fn<(orderNumber: string) => Promise<void>>();
const act = vi.fn<(task: TaskRow) => Promise<'ended' | 'toEnd'>>();
const failed = vi.fn<FollowerFacts['failed']>();

beforeAll(async () => {
  db = await testDatabase();
  followers = makeOrderFollowers({ db, clock: { now: () => now }, act, learn, announce, confirm, failed });
});
afterAll(() => db.close());
beforeEach(() => {
  for (const spy of [learn, announce, confirm]) spy.mockReset().mockResolvedValue(undefined);
  act.mockReset().mockResolvedValue('toEnd');
  failed.mockReset();
});
afterEach(async () => {
  await db.raw('delete from order_task');
  await db.raw('delete from order_follow_up');
});

const toConfirm = (...orderNumbers: readonly string[]) =>
  db.raw(`insert into order_task (order_number, kind, due_at) select n, 'confirm', $2 from unnest($1::text[]) n`, [orderNumbers, now]);
/** Writes the tasks that the statement that places an order writes. */
const toFollow = async (...orderNumbers: readonly string[]) => {
  await toConfirm(...orderNumbers);
  await db.raw(
    `insert into order_follow_up (order_number, kind, due_at) select n, k, $2 from unnest($1::text[]) n cross join unnest('{learn,announce}'::text[]) k`,
    [orderNumbers, now],
  );
};
const openFollowUps = async () => (await db.raw('select order_number, kind, attempts, problem from order_follow_up order by 1, 2')).rows;
const open = async () => (await db.raw('select order_number, attempts, problem from order_task where done_at is null')).rows;
const later = (seconds: number): void => void (now = new Date(now.getTime() + seconds * SECOND));

test('[CHK-4] placed orders are confirmed one by one, and recommendations learn from them in batches, once', async () => {
  await toFollow('1', '2');
  expect(await followers.follow()).toBe(6);
  expect(confirm.mock.calls.flat().toSorted()).toEqual(['1', '2']);
  expect(announce.mock.calls.flat().toSorted()).toEqual(['1', '2']);
  expect(learn.mock.calls.map(([numbers]) => numbers.toSorted())).toEqual([['1', '2']]);
  expect(await followers.follow()).toBe(0);
  expect(confirm).toHaveBeenCalledTimes(2);
});

test('[CHK-4] a failed confirmation reports its error and is retried later; the next one is sent', async () => {
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

test('[CHK-4] trust 39: a failing follow-up does not stop the mail; it is retried alone and delays no other order', async () => {
  learn.mockImplementation((numbers) => (numbers.includes('1') ? Promise.reject(new Error('Busy')) : Promise.resolve()));
  announce.mockImplementation((orderNumber) => (orderNumber === '1' ? Promise.reject(new Error('Deaf')) : Promise.resolve()));
  await toFollow('1', '2');
  expect(await followers.follow()).toBe(4);
  expect(confirm.mock.calls.flat().toSorted()).toEqual(['1', '2']);
  expect(await open()).toEqual([]);
  expect(await openFollowUps()).toEqual([
    { order_number: '1', kind: 'announce', attempts: 1, problem: 'Deaf' },
    { order_number: '1', kind: 'learn', attempts: 1, problem: 'Busy' },
  ]);
  expect(failed.mock.calls.map(([, of]) => of).toSorted((a, b) => String(a?.follower).localeCompare(String(b?.follower)))).toEqual([
    { follower: 'announce', orderNumber: '1', isSetAside: false },
    { follower: 'learn', orderNumber: '1', isSetAside: false },
  ]);
  learn.mockResolvedValue(undefined);
  announce.mockResolvedValue(undefined);
  later(6);
  expect(await followers.follow()).toBe(2);
  expect(await openFollowUps()).toEqual([]);
  expect(confirm).toHaveBeenCalledTimes(2);
});

test('[CHK-4] trust 39: no other lane waits for a slow mail, nor the mail for them', async () => {
  const never = Promise.withResolvers<void>();
  learn.mockReturnValue(never.promise);
  announce.mockReturnValue(never.promise);
  await toFollow('1');
  const following = followers.follow();
  await vi.waitFor(async () => expect(await open()).toEqual([]));
  expect(confirm.mock.calls).toEqual([['1']]);
  never.resolve();
  await following;
});

test('[CHK-4] a task that fails for a day is set aside and reported', async () => {
  confirm.mockRejectedValue(new Error('No such address'));
  await toConfirm('1');
  await db.raw('update order_task set attempts = 29');
  expect(await followers.follow()).toBe(0);
  expect(failed.mock.calls[0]?.[1]).toEqual({ follower: 'confirm', orderNumber: '1', isSetAside: true });
  later(100 * 86_400);
  expect(await followers.follow()).toBe(0);
  expect(confirm).toHaveBeenCalledOnce();
});

test('[CHK-4] trust 28: a sent mail is recorded once the database is back, and is not sent twice', async () => {
  const ended = vi.fn<() => void>();
  let isAway = true;
  const run: Db['run'] = async (statement, ...values) => {
    if (statement.name !== 'order_end_task') return db.run(statement, ...values);
    ended();
    if (isAway) throw new Error('Connection terminated unexpectedly');
    return db.run(statement, ...values);
  };
  const server = makeOrderFollowers({ db: { ...db, run }, clock: { now: () => now }, act, learn, announce, confirm, failed });
  await toConfirm('1');
  const following = server.follow();
  await vi.waitFor(() => expect(ended.mock.calls.length).toBeGreaterThan(2));
  isAway = false;
  expect(await following).toBe(1);
  later(120);
  expect(await server.follow()).toBe(0);
  expect(confirm).toHaveBeenCalledOnce();
});

test('[CHK-4] a claim that a server never finished is free after a minute', async () => {
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

test('[CHK-5] a rush of confirmations does not delay the tasks of events; a new event is noticed at once', async () => {
  const orderNumber = '000000000001';
  await db.raw(
    `insert into order_head (order_number, owner_id, cart_id, site_id, locale, status, currency, email, sub_total, total, placed_at, created_at, made_by)
values ($1, $2, $2, 'consumer-US', 'en-US', 'placed', 'USD', 'maya@example.com', 0, 0, $3, $3, $2)`,
    [orderNumber, randomUUID(), now],
  );
  const waiting: (() => void)[] = [];
  confirm.mockImplementation(() => new Promise((resolve) => waiting.push(resolve)));
  await toConfirm(...Array.from({ length: 50 }, (_, at) => String(at)));
  const server = makeOrderFollowers({ db, clock: { now: () => now }, act, learn, announce, confirm, failed });
  await server.start();
  await vi.waitFor(() => expect(confirm).toHaveBeenCalledOnce());
  await db.transaction((tx) =>
    tx.one(WRITE_EVENT, {
      orderNumber,
      kind: 'shipped',
      shipmentNo: 1,
      lineNos: [],
      returnNo: null,
      amount: 0,
      by: 'staff',
      now,
      tasks: ['mail', 'capture'],
    }),
  );
  await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(2), { timeout: 3 * SECOND });
  expect(act.mock.calls.map(([{ kind, event }]) => `${event} ${kind}`).toSorted()).toEqual(['shipped capture', 'shipped mail']);
  expect(confirm).toHaveBeenCalledOnce();
  // A stopping server finishes its claims and takes no more.
  confirm.mockResolvedValue(undefined);
  for (const resolve of waiting) resolve();
  await server.stop();
  expect(confirm.mock.calls.length).toBeLessThanOrEqual(5);
});
