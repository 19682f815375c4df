// A bank challenges the shopper before it pays: whatever the shopper does, twice, late or not at all, there is one paid order or none.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareCarts } from '#test/carts';
import { testShop, type TestShop } from '#test/shop';
import { answerAt, booksOf, buyer, CARDS, count, type Buyer } from '#buying/orders/fixtures';

let shop: TestShop;
let late = 0;
beforeAll(async () => {
  shop = await testShop({}, { now: () => new Date(Date.now() + late) }, prepareCarts);
});
afterAll(() => shop.close());

interface Asked {
  readonly guest: Buyer;
  readonly url: string;
  readonly orderNumber: string;
}

/** A buyer whose bank sends a challenge. */
async function asked(card: string = CARDS.asksPasses): Promise<Asked> {
  const guest = await buyer(shop, { itemId: '100', card });
  const reply = await guest.place();
  const { code, field: url = '' } = reply.json<{ code: string; field?: string }>();
  expect([reply.status, code]).toEqual([409, 'PAYMENT_CHALLENGE']);
  const { rows } = await shop.db.raw(`select order_number from order_head where cart_id = '${guest.cartId}' and status = 'draft'`);
  return { guest, url, orderNumber: String(rows[0]?.['order_number']) };
}
const answer = async (url: string, what: 'yes' | 'no' | 'none') => answerAt(await shop.provider(), url, what);
const back = ({ guest, orderNumber }: Asked) => guest.browser.send('POST', '/cc/api/checkout/default/challenge', { orderNumber });
const held = async (orderNumber: string) =>
  (await booksOf(shop, { reference: orderNumber })).map(({ status, amount }) => [status, status === 'authorised' ? amount : 0]);
const cents = ({ total }: Buyer) => Math.round(total * 100);
const stock = async () => (await shop.db.raw(`select sum(on_hand)::int as n from stock where item_id = '100'`)).rows[0]?.['n'];

test('[PAY-9] [CHK-4] a confirmed challenge places one order, however often and from however many tabs the shopper returns', async () => {
  const one = await asked();
  expect(await held(one.orderNumber)).toEqual([['challenge', 0]]);
  // Before the answer there is no order, and a repeat gets the bank's address again.
  expect((await back(one)).json()).toEqual({ orderNumber: one.orderNumber, isPlaced: false, url: one.url });
  const { status, location } = await answer(one.url, 'yes');
  expect([status, location]).toEqual([303, `http://localhost:3000/checkout/challenge/${one.orderNumber}`]);
  const returns = await Promise.all([back(one), back(one), back(one)]);
  returns.push(await one.guest.place());
  expect(returns.map((reply) => reply.json<{ orderNumber: string }>().orderNumber)).toEqual(Array(4).fill(one.orderNumber));
  expect(await count(shop.db, 'order_head', `cart_id = '${one.guest.cartId}' and placed_at is not null`)).toBe(1);
  expect(await count(shop.db, 'order_payment', `order_number = '${one.orderNumber}' and kind = 'authorised'`)).toBe(1);
  expect(await held(one.orderNumber)).toEqual([['authorised', cents(one.guest)]]);
  // Only the first answer counts.
  await answer(one.url, 'no');
  expect(await held(one.orderNumber)).toEqual([['authorised', cents(one.guest)]]);
});

test('[PAY-9] a challenge that is refused, failed or unknown: nothing is charged, goods go back to stock, and checkout asks for the card again', async () => {
  for (const [card, what] of [
    [CARDS.asksPasses, 'no'],
    [CARDS.asksFails, 'yes'],
    [CARDS.asksAbandoned, 'yes'],
  ] as const) {
    const before = await stock();
    const one = await asked(card);
    await answer(one.url, what);
    const replies = await Promise.all([back(one), back(one)]);
    expect(replies.map((reply) => [reply.status, reply.json<{ code: string }>().code])).toEqual(
      Array(2).fill([422, 'PAYMENT_OPERATION_FAILED']),
    );
    expect(replies[0]?.json<{ message: string }>().message).toBe(
      'Your bank did not confirm this payment. Please try again or use a different card. Your card was not charged.',
    );
    expect(await held(one.orderNumber)).toEqual([['declined', 0]]);
    expect(await count(shop.db, 'order_head', `order_number = '${one.orderNumber}' and status = 'released'`)).toBe(1);
    expect(await stock()).toBe(before);
    expect((await one.guest.details()).payment).toBeNull();
    await one.guest.useCard(CARDS.approved);
    expect((await one.guest.place()).status).toBe(200);
  }
});

test('[PAY-9] a second press during a challenge gets the same challenge; another card abandons the first draft', async () => {
  const one = await asked();
  const again = await one.guest.place();
  expect(again.json<{ field: string }>().field).toBe(one.url);
  await one.guest.useCard(CARDS.approved);
  // The old tab confirms just as the other card pays: only one of them pays, and only for an order.
  const [placed] = await Promise.all([one.guest.place(), answer(one.url, 'yes')]);
  expect(placed.status).toBe(200);
  const { orderNumber } = placed.json<{ orderNumber: string }>();
  await back(one);
  expect(await count(shop.db, 'order_head', `cart_id = '${one.guest.cartId}' and placed_at is not null`)).toBe(1);
  expect(await held(orderNumber)).toEqual([['authorised', cents(one.guest)]]);
  const others = orderNumber === one.orderNumber ? [] : await held(one.orderNumber);
  expect(others).not.toContainEqual(['authorised', cents(one.guest)]);
});

test('[PAY-9] an unanswered challenge expires: the draft is released and can no longer hold money', async () => {
  const one = await asked();
  late = 16 * 60_000;
  try {
    expect((await back(one)).status).toBe(422);
  } finally {
    late = 0;
  }
  await answer(one.url, 'yes');
  expect(await held(one.orderNumber)).toEqual([['voided', 0]]);
  expect(await count(shop.db, 'order_head', `order_number = '${one.orderNumber}' and status = 'released'`)).toBe(1);
});

test('[PAY-9] nobody else can use the shopper’s challenge', async () => {
  const one = await asked();
  const stranger = await buyer(shop, { itemId: '100' });
  const reply = await stranger.browser.send('POST', '/cc/api/checkout/default/challenge', { orderNumber: one.orderNumber });
  expect(reply.status).toBe(404);
  // A page of another origin cannot answer in a shopper's browser.
  expect((await answerAt(await shop.provider(), one.url, 'yes', 'https://evil.example')).status).toBe(400);
  expect(await held(one.orderNumber)).toEqual([['challenge', 0]]);
});
