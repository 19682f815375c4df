// Concurrent orders that need the same rows in different orders: none fails with 500, and the books stay right (trust 39).
// The embedded database runs one transaction at a time, so only PostgreSQL can deadlock.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeCoupons } from '#goods/promotions/server';
import { aCoupon, NOW } from '#buying/cart/fixtures';
import { add, prepareCarts } from '#test/carts';
import { testShop, type TestShop } from '#test/shop';
import { buyer, CARDS, count, type Buyer } from '#buying/orders/fixtures';

const AT_ONCE = 8;
const ROUNDS = 15;

const LIMITED = [aCoupon({ code: 'AAA', limitTotal: 10_000 }), aCoupon({ code: 'ZZZ', limitTotal: 10_000 })];

let shop: TestShop;
type Reply = Awaited<ReturnType<Buyer['place']>>;
beforeAll(async () => {
  shop = await testShop({}, { now: () => new Date(NOW) }, async (db) => {
    await prepareCarts(db);
    await db.transaction((tx) => writeCoupons(tx, LIMITED));
  });
});
afterAll(() => shop.close());

/** Deadlocks of this database so far. Sessions report their count when they end. */
const deadlocks = async (): Promise<number> => {
  const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  const { rows: ended } = await shop.db.raw(`select array_agg(pid) as pids, count(pg_terminate_backend(pid)) ${others}`);
  const left = `select count(*) as count ${others} and pid = any ($1)`;
  await expect.poll(() => shop.db.raw(left, [ended[0]?.['pids'] as number[]]).then(({ rows: [row] }) => row?.['count'])).toBe(0);
  const { rows } = await shop.db.raw('select deadlocks from pg_stat_database where datname = current_database()');
  return Number(rows[0]?.['deadlocks']);
};
const failures = (replies: readonly Reply[]): string[] =>
  replies.filter(({ status }) => status >= 500).map(({ status, body }) => `${status} ${body}`);
/** Units reserved for orders, by allocations and by the location's own count. */
const promised = async (itemId: string): Promise<unknown> =>
  (
    await shop.db.raw(
      `select allocated, (select coalesce(sum(qty), 0)::int from stock_allocation a where a.item_id = s.item_id and a.location = s.location and status = 'allocated') as promised
       from stock s where item_id = $1 and location = 'US'`,
      [itemId],
    )
  ).rows[0];

test('trust 39: eight requests with eight keys place one order of a cart', async () => {
  const replies: Reply[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const guest = await buyer(shop, { itemId: '100' });
    const pressed = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => guest.place({ key: `key-${round}-${at}` })));
    replies.push(...pressed);
    expect(await count(shop.db, 'order_head', `cart_id = '${guest.cartId}' and placed_at is not null`)).toBe(1);
    expect(pressed.some(({ status }) => status === 200)).toBe(true);
  }
  expect(failures(replies)).toEqual([]);
  expect(await promised('100')).toEqual({ allocated: ROUNDS, promised: ROUNDS });
  expect(await deadlocks()).toBe(0);
});

test('trust 39: declined cards release their drafts while other keys prepare the same carts', async () => {
  const before = await count(shop.db, 'order_head', 'placed_at is not null');
  const replies: Reply[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const guest = await buyer(shop, { itemId: '101', card: CARDS.declined });
    replies.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => guest.place({ key: `no-${round}-${at}` })))));
  }
  expect(failures(replies)).toEqual([]);
  expect(await count(shop.db, 'order_head', 'placed_at is not null')).toBe(before);
  expect(await deadlocks()).toBe(0);
  expect(await promised('101')).toEqual({ allocated: 0, promised: 0 });
});

const GOODS = ['100', '101', '103', '106'];

/** A guest whose cart got all goods and both coupons in the given order. */
async function guestWith(goods: readonly string[], coupons: readonly string[]): Promise<Buyer> {
  const browser = shop.browser();
  const [last = '', ...first] = goods.toReversed();
  for (const itemId of first) await add(browser, [{ itemId, qty: 1 }], { coupons });
  return buyer(shop, { browser, itemId: last });
}

test('trust 39: orders of the same goods and coupons in opposite sequence are placed and cancelled at once, and the books stay right', async () => {
  let toCancel: (() => Promise<Reply>)[] = [];
  for (let round = 0; round < 5; round += 1) {
    const guests = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) =>
        at % 2 === 0 ? guestWith(GOODS, ['AAA', 'ZZZ']) : guestWith(GOODS.toReversed(), ['ZZZ', 'AAA']),
      ),
    );
    const [placed, cancelled] = await Promise.all([
      Promise.all(guests.map((guest) => guest.place({ key: `goods-${round}` }))),
      Promise.all(toCancel.map((cancel) => cancel())),
    ]);
    expect([...placed, ...cancelled].filter(({ status }) => status !== 200).map(({ body }) => body)).toEqual([]);
    toCancel = placed.map((reply, at) => () => {
      const { orderNumber } = reply.json<{ orderNumber: string }>();
      return guests[at]?.browser.send('POST', `/api/orders/${orderNumber}/cancel`, {}) as Promise<Reply>; // there are as many
    });
  }
  for (const itemId of GOODS.slice(1)) expect(await promised(itemId)).toEqual({ allocated: AT_ONCE, promised: AT_ONCE });
  expect((await shop.db.raw(`select code, used from coupon_count order by code`)).rows).toEqual(
    ['AAA', 'ZZZ'].map((code) => ({ code, used: AT_ONCE })),
  );
  expect(await deadlocks()).toBe(0);
});
