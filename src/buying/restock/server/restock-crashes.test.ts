// Crashes, races and a year: no due day is skipped and none is ordered twice, rows counted (ATC-7, trust 44).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#base/calendar/rules';
import { booksOf, CARDS, count } from '#buying/orders/fixtures';
import { prepareCarts } from '#test/carts';
import { keeper, rows, start, tick } from '#test/restocks';
import { testShop, type TestShop } from '#test/shop';

let now = new Date('2026-01-02T15:00:00Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, { now: () => now }, prepareCarts);
});
afterAll(() => shop.close());

const orders = (email: string) => count(shop.db, 'order_head', `email = '${email}' and status = 'placed'`);
const placed = (id: string) => count(shop.db, 'restock_due', `restock_id = '${id}' and state = 'placed'`);
const on = (day: string, time = '15:00:00'): void => void (now = new Date(`${day}T${time}Z`));

test('[ATC-7] six runs at once order each day once', async () => {
  on('2026-01-02');
  const people = await Promise.all(Array.from({ length: 4 }, () => keeper(shop)));
  const ids = await Promise.all(
    people.map(async (one) => (await start(one, { nextOn: '2026-01-03', every: '1week', ends: 'times', times: '3' }))[0] ?? ''),
  );
  for (const day of ['2026-01-03', '2026-01-10', '2026-01-17']) {
    on(day);
    await Promise.all(Array.from({ length: 6 }, () => tick(shop)));
    await tick(shop);
  }
  expect(await Promise.all(people.map(({ email }) => orders(email)))).toEqual([3, 3, 3, 3]);
  expect(await Promise.all(ids.map(placed))).toEqual([3, 3, 3, 3]);
});

/** What each transaction of a due day leaves when the next one never runs. */
test.each([
  [
    'after the day was opened',
    `update restock_due set state = 'due', order_number = null, cart_id = null, done_at = null, next_at = $2 where restock_id = $1`,
    'unplaced',
  ],
  [
    'after the cart was claimed',
    `update restock_due set state = 'placing', order_number = null, done_at = null, lease_until = $2 where restock_id = $1`,
    'unplaced',
  ],
  [
    'after the order was placed',
    `update restock_due set state = 'placing', order_number = null, done_at = null, lease_until = $2 where restock_id = $1`,
    'placed',
  ],
] as const)('[ATC-7] a crash %s: the day is ordered once', async (_when, back, order) => {
  on('2026-02-02');
  const maya = await keeper(shop);
  const [id = ''] = await start(maya, { nextOn: '2026-02-03', every: '12week' });
  on('2026-02-03');
  await tick(shop);
  expect(await orders(maya.email)).toBe(1);
  // An order that was never begun is as if it belonged to somebody else.
  if (order === 'unplaced')
    await shop.db.raw(`update order_head set email = 'gone@example.com', cart_id = gen_random_uuid() where email = $1`, [maya.email]);
  await shop.db.raw(back, [id, now]);
  on('2026-02-03', '15:30:00');
  await tick(shop);
  await tick(shop);
  expect([await orders(maya.email), await placed(id), await count(shop.db, 'restock_due', `restock_id = '${id}'`)]).toEqual([1, 1, 1]);
});

test('[ATC-7] a payment whose answer is lost is found by the company’s books, and charged once', async () => {
  on('2026-03-02');
  const maya = await keeper(shop, CARDS.answerLost);
  const [id = ''] = await start(maya, { nextOn: '2026-03-03', ends: 'times', times: '1' });
  on('2026-03-03');
  await tick(shop);
  for (const time of ['15:20:00', '15:40:00', '16:00:00']) {
    on('2026-03-03', time);
    await tick(shop);
  }
  expect([await orders(maya.email), await placed(id)]).toEqual([1, 1]);
  const [order] = await rows(shop, `select order_number from order_head where email = $1 and status = 'placed'`, [maya.email]);
  expect(await booksOf(shop, { reference: String(order?.['order_number']) })).toMatchObject([{ status: 'authorised' }]);
});

test('[ATC-7] days of a time without a server come after it, and what is too late is asked about', async () => {
  on('2026-04-01');
  const maya = await keeper(shop);
  const [id = ''] = await start(maya, { nextOn: '2026-04-02', every: '1week', ends: 'times', times: '5' });
  on('2026-04-30');
  await tick(shop);
  const states = await rows(shop, `select due_on::text, state from restock_due where restock_id = $1 order by due_on`, [id]);
  expect(states.map(({ due_on: day, state }) => `${String(day)} ${String(state)}`)).toEqual([
    '2026-04-02 asking',
    '2026-04-09 asking',
    '2026-04-16 placed',
    '2026-04-23 placed',
    '2026-04-30 placed',
  ]);
  // The clock goes back: nothing comes again.
  on('2026-04-20');
  await tick(shop);
  expect(await count(shop.db, 'restock_due', `restock_id = '${id}'`)).toBe(5);
});

test('[ATC-7] a year of days, over both clock changes and the ends of months: none is skipped, none comes twice', async () => {
  on('2026-05-30');
  const people = await Promise.all([keeper(shop), keeper(shop), keeper(shop)]);
  const [weekly = '', monthly = '', quarterly = ''] = await Promise.all([
    start(people[0]!, { nextOn: '2026-05-31', every: '3week', items: [{ itemId: '100', qty: '1' }] }),
    start(people[1]!, { nextOn: '2026-05-31', every: '1month', items: [{ itemId: '100', qty: '2' }] }),
    start(people[2]!, { nextOn: '2026-05-31', every: '3month', items: [{ itemId: '101', qty: '1' }] }),
  ]).then((all) => all.map(([id]) => id));
  for (let day = '2026-05-31'; day < '2027-05-31'; day = addDays(day, 1)) {
    on(day, '13:00:00');
    await tick(shop);
  }
  const daysOf = async (id: string) =>
    (await rows(shop, `select due_on::text from restock_due where restock_id = $1 and state = 'placed' order by due_on`, [id])).map(
      ({ due_on: day }) => day,
    );
  expect(await daysOf(monthly)).toEqual([
    '2026-05-31',
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-30',
    '2026-12-31',
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
  ]);
  expect(await daysOf(quarterly)).toEqual(['2026-05-31', '2026-08-31', '2026-11-30', '2027-02-28']);
  const weeks = Array.from({ length: 18 }, (_, at) => addDays('2026-05-31', at * 21));
  expect(await daysOf(weekly)).toEqual(weeks.filter((day) => day < '2027-05-31'));
  expect(await Promise.all(people.map(({ email }) => orders(email)))).toEqual([18, 12, 4]);
});
