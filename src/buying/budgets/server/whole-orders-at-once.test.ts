// Whole orders of many people, submitted at once on one budget, from the request to the bank: they never overspend it (B2B-1, trust 8, 43).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksOf, buyer, CARDS, count, type Buyer } from '#buying/orders/fixtures';
import { organization, type Organization } from '#test/organization';
import { prepareCarts, put } from '#test/carts';
import { testShop, type TestShop } from '#test/shop';

const PEOPLE = 12;
/** As many whole orders as the budget has room for. */
const ROOM = 5;

let shop: TestShop;
let firm: Organization;
let account = '';
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRIES_PER_ADDRESS: '100000' }, undefined, prepareCarts);
  firm = await organization(shop, 'atonce');
  const { rows } = await shop.db.raw('select account_number from profile where profile_id = $1', [await firm.idOf('ruth')]);
  account = String(rows[0]?.['account_number']);
});
afterAll(() => shop.close());

const center = (name: string, amount: number) =>
  shop.db.raw(`insert into budget_center (account_number, name, amount, since, when_over) values ($1, $2, $3, '2020-01-01', 'refuse')`, [
    account,
    name,
    amount,
  ]);
const fund = async (name: string) =>
  (
    await shop.db.raw(
      'select f.amount, f.held, f.spent from fund f join budget_period p using (fund_id) where p.account_number = $1 and p.center = $2',
      [account, name],
    )
  ).rows;

/** Everybody stands at the button, with the same goods charged to one center. */
async function everybodyReady(name: string, cardOf: (at: number) => string = () => CARDS.approved): Promise<readonly Buyer[]> {
  const ready: Buyer[] = [];
  for (let at = 0; at < PEOPLE; at += 1) {
    const browser = await firm.colleague(`${name.toLowerCase()}${at}`);
    const one = await buyer(shop, { itemId: '100', browser, card: cardOf(at) });
    expect((await browser.send('POST', '/cc/api/checkout/default?actionType=UPDATE_ACCOUNTING', { bc: name }, put)).status).toBe(200);
    ready.push(one);
  }
  return ready;
}

/** Cents of one such order, as a colleague sees it. */
const costOfOne = async (name: string): Promise<number> =>
  Math.round((await buyer(shop, { itemId: '100', browser: await firm.colleague(name) })).total * 100);

interface Placed {
  readonly orderNumber?: string;
  readonly code?: string;
}

async function allPlace(ready: readonly Buyer[]) {
  const replies = await Promise.all(ready.map((one) => one.place()));
  return replies.map((reply) => ({ status: reply.status, ...reply.json<Placed>() }));
}

test('[B2B-1] trust 8, 43: twelve people order at once on a budget for five orders: five are placed and paid, the others are told, and nothing else is held', async () => {
  const cents = await costOfOne('first');
  await center('Rush', cents * ROOM + cents - 1);
  const ready = await everybodyReady('Rush');
  expect(new Set(ready.map(({ total }) => Math.round(total * 100)))).toEqual(new Set([cents]));
  const answers = await allPlace(ready);
  const placed = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status !== 200);
  expect([placed.length, new Set(refused.map(({ status, code }) => `${status} ${code}`))]).toEqual([ROOM, new Set(['409 OVER_BUDGET'])]);
  expect(await fund('Rush')).toEqual([{ amount: cents * ROOM + cents - 1, held: 0, spent: cents * ROOM }]);
  expect(await count(shop.db, 'order_head', `budget_center = 'Rush' and status = 'placed'`)).toBe(ROOM);
  expect(await count(shop.db, 'fund_charge', `label = 'Rush' and state = 'spent'`)).toBe(ROOM);
  expect(await count(shop.db, 'fund_charge', `label = 'Rush' and state = 'held'`)).toBe(0);
  expect(await count(shop.db, 'budget_period', `center = 'Rush'`)).toBe(1);
  for (const { orderNumber = '' } of placed) expect(await booksOf(shop, { reference: orderNumber })).toHaveLength(1);
  // Whoever was refused has their cart, and nothing of it is kept from others.
  expect(await count(shop.db, 'stock_allocation', 'true')).toBe(ROOM);
});

test('[B2B-1] trust 8: orders whose card is declined at the same moment give their part of the budget back', async () => {
  const cents = await costOfOne('second');
  await center('Mixed', cents * PEOPLE);
  const ready = await everybodyReady('Mixed', (at) => (at % 2 === 0 ? CARDS.approved : CARDS.declined));
  const answers = await allPlace(ready);
  const placed = answers.filter(({ status }) => status === 200).length;
  expect(placed).toBe(PEOPLE / 2);
  expect(await fund('Mixed')).toEqual([{ amount: cents * PEOPLE, held: 0, spent: cents * placed }]);
  expect(await count(shop.db, 'fund_charge', `label = 'Mixed' and state = 'spent'`)).toBe(placed);
});
