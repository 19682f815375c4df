// Compares the tables of states with the database's own checks and statements: same states, same events.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stateAfter, statesThatAllow } from '#base/state-table/rules';
import { ORDER_STATES, RETURN_STATES, SHIPMENT_STATES, type OrderStatus } from '#buying/orders/rules';
import type { Db } from '#platform/db';
import { testDatabase } from '#test/database';
import { ABANDON_DRAFT, CLAIM_STALE_DRAFTS, GIVE_UP_DRAFT, NO_DRAFT, PLACE_DRAFT, RELEASE_DRAFT } from './settling-queries.ts';
import { REOPEN_ORDER } from './reopen-queries.ts';
import { UNIQUE_VIOLATION } from './draft-queries.ts';
import { CANCEL_RETURN, OPEN_RETURNS } from './return-queries.ts';
import { OVERDUE_PICKUPS, OPEN_ORDERS } from './open-order-queries.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const STATUSES = Object.keys(ORDER_STATES.states) as OrderStatus[];
const isPlaced = (status: OrderStatus): boolean => status === 'placed' || status === 'cancelled';

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

let orders = 0;

async function order(status: string, { cart = randomUUID(), placed = true }: { cart?: string; placed?: boolean } = {}): Promise<string> {
  orders += 1;
  const orderNumber = String(orders).padStart(12, '0');
  await db.raw(
    `insert into order_head (order_number, owner_id, cart_id, site_id, locale, status, currency, email, sub_total, total, made_by, created_at, placed_at, lease_until)
     values ($1, $2, $3, 'consumer-US', 'en-US', $4, 'USD', 'maya@example.com', 100, 100, $2, $5, $6, $7)`,
    [orderNumber, randomUUID(), cart, status, NOW, placed ? NOW : null, status === 'draft' ? NOW : null],
  );
  return orderNumber;
}

const orderIn = (status: OrderStatus, cart?: string): Promise<string> =>
  order(status, { placed: isPlaced(status), ...(cart === undefined ? {} : { cart }) });

async function statusOf(orderNumber: string): Promise<unknown> {
  return (await db.raw('select status from order_head where order_number = $1', [orderNumber])).rows[0]?.['status'];
}

/** The values that a check constraint lists for a column. */
function listed(text: unknown, column: string): readonly string[] {
  const [, braces, quoted] =
    new RegExp(`\\b${column} = any \\((?:'\\{([\\w,]+)\\}'::text\\[\\]|\\(?array\\[([^\\]]+)\\])`, 'i').exec(String(text)) ?? [];
  return (braces?.split(',') ?? quoted?.match(/(?<=')\w+(?=')/g) ?? []).toSorted();
}

const checkOf = async (table: string): Promise<unknown> =>
  (await db.raw(`select pg_get_constraintdef(oid) as text from pg_constraint where conname = $1`, [`${table}_state_check`])).rows[0]?.[
    'text'
  ];

test('[CHK-5] the database’s checks list exactly the states of the tables', async () => {
  const head = (await db.raw(`select prosrc from pg_proc where proname = 'order_head_is_sound'`)).rows[0]?.['prosrc'];
  expect(listed(head, 'o.status')).toEqual(STATUSES.toSorted());
  expect(listed(await checkOf('order_return'), 'state')).toEqual(Object.keys(RETURN_STATES.states).toSorted());
  // `ordered` and `cancelled` shipments have no row.
  const written = Object.keys(SHIPMENT_STATES.states).filter((state) => state !== SHIPMENT_STATES.begins && state !== 'cancelled');
  expect(listed(await checkOf('order_shipment'), 'state')).toEqual(written.toSorted());
});

test.for([...STATUSES])('an order that is %s has placed_at exactly when it was placed', async (status) => {
  await expect(order(status, { placed: !isPlaced(status) })).rejects.toMatchObject({ code: '23514' });
  await orderIn(status);
});

test.for([...STATUSES])('[CHK-4] an order that is %s is placed only where the table says so', async (status) => {
  for (const releaseReason of [null, 'givingUp']) {
    const orderNumber = await orderIn(status);
    await db.raw('update order_head set release_reason = $2 where order_number = $1', [orderNumber, releaseReason]);
    const placed = await db.maybe(PLACE_DRAFT, [orderNumber, NOW, [], [], false]).then(
      () => ({ ok: true }),
      (error: { readonly code?: string }) => ({ ok: false, code: error.code }),
    );
    const said = stateAfter(ORDER_STATES, status, 'place', { releaseReason });
    expect(placed).toEqual(said.ok ? { ok: true } : { ok: false, code: NO_DRAFT });
    expect(await statusOf(orderNumber)).toBe(said.ok ? said.value : status);
  }
});

test.for([...STATUSES])('[CHK-4] an order that is %s is given up, released and reopened only where the table says so', async (status) => {
  const reopenable = { fulfilment: 'unfulfilled', paymentStatus: 'authorised', begun: false, cancelled: 0 } as const;
  for (const [said, run] of [
    [stateAfter(ORDER_STATES, status, 'giveUp'), (number: string) => db.run(GIVE_UP_DRAFT, [number])],
    [stateAfter(ORDER_STATES, status, 'release'), (number: string) => db.many(RELEASE_DRAFT, [number, NOW, 'voided', null])],
    [stateAfter(ORDER_STATES, status, 'reopen', reopenable), (number: string) => db.maybe(REOPEN_ORDER, [number, NOW])],
  ] as const) {
    const orderNumber = await orderIn(status);
    await db.raw(`update order_head set payment_status = 'authorised' where order_number = $1`, [orderNumber]);
    await run(orderNumber);
    expect(await statusOf(orderNumber)).toBe(said.ok ? said.value : status);
  }
});

test('[CHK-4] open drafts and open orders for staff are the states that the table names', async () => {
  await db.raw('delete from order_head');
  const byStatus = new Map<string, OrderStatus>();
  for (const status of STATUSES) byStatus.set(await orderIn(status), status);
  const statuses = (rows: readonly { readonly order_number: string }[]) => rows.map((row) => byStatus.get(row.order_number));
  for (const [orderNumber, status] of byStatus)
    expect(await db.run(ABANDON_DRAFT, [orderNumber, NOW])).toBe(stateAfter(ORDER_STATES, status, 'release').ok ? 1 : 0);
  expect(statuses(await db.many(CLAIM_STALE_DRAFTS, [NOW, NOW]))).toEqual(statesThatAllow(ORDER_STATES, 'release'));
  expect(statuses(await db.many(OPEN_ORDERS, [NOW, 100]))).toEqual(statesThatAllow(ORDER_STATES, 'step'));
  const drafts = (await db.raw('select order_number from order_head join draft_cart using (owner_id, cart_id)')).rows;
  expect(drafts.map((row) => byStatus.get(String(row['order_number'])))).toEqual(statesThatAllow(ORDER_STATES, 'place'));
});

test('[CHK-4] a cart can have a second order only when the first was released', async () => {
  const refused: unknown[] = [];
  for (const status of STATUSES) {
    const cart = randomUUID();
    await orderIn(status, cart);
    const code = await orderIn('draft', cart).then(
      () => undefined,
      (error: { readonly code?: string }) => error.code,
    );
    if (code !== undefined) refused.push([status, code]);
  }
  expect(refused).toEqual(STATUSES.filter((status) => status !== 'released').map((status) => [status, UNIQUE_VIOLATION]));
});

test('[CHK-5] pickups are listed while they can lapse, returns while they can arrive; only then can a return be withdrawn', async () => {
  const orderNumber = await orderIn('placed');
  const written = Object.keys(SHIPMENT_STATES.states).filter((state) => state !== SHIPMENT_STATES.begins && state !== 'cancelled');
  for (const state of written) {
    await db.raw('delete from order_shipment');
    await db.raw(
      `insert into order_shipment (order_number, shipment_no, state, changed_at, held_until) values ($1, 1, $2, $3, '2026-11-01')`,
      [orderNumber, state, NOW],
    );
    const held = await db.many(OVERDUE_PICKUPS, ['2026-11-20', 10]);
    expect(held.length, state).toBe(statesThatAllow(SHIPMENT_STATES, 'lapse').some((one) => one === state) ? 1 : 0);
  }
  for (const state of Object.keys(RETURN_STATES.states) as (keyof typeof RETURN_STATES.states)[]) {
    await db.raw('delete from order_return');
    await db.raw(
      `insert into order_return (order_number, return_no, state, reason, label_key, requested_at) values ($1, 1, $2, 'late', $3, $4)`,
      [orderNumber, state, 'k'.repeat(24), NOW],
    );
    expect((await db.many(OPEN_RETURNS, [NOW, 10])).length, state).toBe(stateAfter(RETURN_STATES, state, 'receive').ok ? 1 : 0);
    expect(await db.run(CANCEL_RETURN, [orderNumber, 1]), state).toBe(stateAfter(RETURN_STATES, state, 'withdraw').ok ? 1 : 0);
  }
});
