// Orders with several tenders, with the real app and a real provider: all tenders pay or none does, to the cent (PAY-1, trust 4, 5, 8).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderDetail } from '#buying/orders/contract';
import { makeCoupons } from '#goods/promotions/server';
import { prepareCarts } from '#test/carts';
import { statementsOf } from '#test/statements';
import { testShop, type TestShop } from '#test/shop';
import { booksOf, buyer, CARDS, count, freshGift, giftTokenOf, withGift, type Buyer } from '#buying/orders/fixtures';
import { makeOrderLifecycle, makeOrderReturns, type OrderLifecycle, type OrderReturns } from '#buying/orders/server';

const NOW = new Date();
let shop: TestShop;
let lifecycle: OrderLifecycle;
let returns: OrderReturns;
beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
  lifecycle = makeOrderLifecycle({ db: shop.db, coupons: await makeCoupons({ db: shop.db }), store: () => undefined });
  returns = makeOrderReturns({ db: shop.db });
});
afterAll(() => shop.close());

const cents = (amount: number): number => Math.round(amount * 100);
const numberOf = async (guest: Buyer): Promise<string> => {
  const reply = await guest.place();
  expect(reply.status, reply.body).toBe(200);
  return reply.json<{ orderNumber: string }>().orderNumber;
};
const booked = async (reference: string) =>
  (await booksOf(shop, { reference })).map(({ status, amount, captured, refunded }) => ({ status, amount, captured, refunded }));
const balanceOf = async (card: string): Promise<number | undefined> => {
  const { token } = await giftTokenOf(shop, card);
  const { url, key } = await shop.provider();
  const reply = await fetch(`${url}/v1/balances`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ token, currency: 'USD' }),
  });
  return ((await reply.json()) as { balance?: number }).balance;
};
const openTasks = (orderNumber: string) =>
  count(
    shop.db,
    'order_task t join order_event e using (event_id)',
    `e.order_number = '${orderNumber}' and t.done_at is null and t.kind <> 'mail'`,
  );
const noted = (orderNumber: string, kind: string) =>
  shop.db
    .raw('select tender_no, amount from order_payment where order_number = $1 and kind = $2 order by event_id', [orderNumber, kind])
    .then(({ rows }) => rows.map(({ tender_no, amount }) => [tender_no, amount]));

test('[PAY-1, CHK-4] a gift card and a credit card together pay the total of one order', async () => {
  const guest = await buyer(shop, { itemId: '100', qty: 3 });
  const card = freshGift({ dollars: 5 });
  await withGift(shop, guest, card);
  const orderNumber = await numberOf(guest);
  const total = cents(guest.total);
  expect(await booked(orderNumber)).toMatchObject([
    { status: 'authorised', amount: 500 },
    { status: 'authorised', amount: total - 500 },
  ]);
  expect(await balanceOf(card)).toBe(0);
  const { payments } = (await guest.browser.send('GET', `/api/orders/${orderNumber}`)).json<OrderDetail>();
  expect(payments).toEqual([
    { paymentType: 'GIFT_CARD', brand: 'GIFT_CARD', lastFour: card.slice(-4), amount: 5 },
    { paymentType: 'CREDIT_CARD', brand: 'VISA', lastFour: '1111', amount: (total - 500) / 100 },
  ]);
});

test('[PAY-1] gift cards that pay everything do not charge the credit card', async () => {
  const guest = await buyer(shop, { itemId: '100', card: CARDS.declined });
  await withGift(shop, guest, freshGift({ dollars: 1 }));
  await withGift(shop, guest, freshGift({ dollars: 500 }));
  const orderNumber = await numberOf(guest);
  expect((await booked(orderNumber)).map(({ amount }) => amount)).toEqual([100, cents(guest.total) - 100]);
});

test('[PAY-9] a declined credit card releases the gift card’s authorisation and the draft', async () => {
  const guest = await buyer(shop, { itemId: '100', qty: 3, card: CARDS.declined });
  const card = freshGift({ dollars: 5 });
  await withGift(shop, guest, card);
  const since = new Date().toISOString();
  const reply = await guest.place();
  expect([reply.status, reply.json()['code']]).toEqual([422, 'PAYMENT_OPERATION_FAILED']);
  expect((await booksOf(shop, { since })).map(({ status }) => status)).toEqual(['voided', 'declined']);
  expect(await balanceOf(card)).toBe(500);
  expect(await guest.details()).toMatchObject({ payment: null, giftCards: [{ amountApplied: 5 }] });
  await guest.useCard(CARDS.approved);
  expect((await guest.place()).status).toBe(200);
});

test('[PAY-6] a gift card with a lower balance by now is refreshed, and the shopper sees the new rest before any charge', async () => {
  const guest = await buyer(shop, { itemId: '100', qty: 5 });
  await withGift(shop, guest, freshGift({ dollars: 25, behaviour: '050' }));
  const before = await guest.details();
  const reply = await guest.place();
  expect([reply.status, reply.json()['field']]).toEqual([422, 'giftBalance']);
  const after = await guest.details();
  expect(after.giftCards[0]).toMatchObject({ balance: 10 });
  expect(after.remaining).not.toBe(before.remaining);
  const { cartId, total } = guest;
  const old = await guest.browser.send('POST', '/cc/api/checkout/default/order', { cartId, total, tenders: before.tenders });
  expect([old.status, old.json()['code']]).toEqual([409, 'PAYMENTS_CHANGED']);
  expect((await guest.browser.send('POST', '/cc/api/checkout/default/order', { cartId, total, tenders: after.tenders })).status).toBe(200);
});

test('[PAY-6] trust 8: one gift card in twenty concurrent orders never goes below zero; each order is fully paid or does not exist', async () => {
  const card = freshGift({ dollars: 20 });
  const guests = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const guest = await buyer(shop, { itemId: '100' });
      await withGift(shop, guest, card);
      return guest;
    }),
  );
  const replies = await Promise.all(guests.map((guest) => guest.place()));
  const placed = replies.filter(({ status }) => status === 200).map((reply) => reply.json<{ orderNumber: string }>().orderNumber);
  expect(placed.length).toBeGreaterThan(0);
  expect(placed.length).toBeLessThan(20);
  let given = 0;
  for (const orderNumber of placed) {
    const entries = (await booked(orderNumber)).filter(({ status }) => status === 'authorised');
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(cents(guests[0]?.total ?? 0));
    given += entries[0]?.amount ?? 0;
  }
  expect(await balanceOf(card)).toBe(2_000 - given);
  expect(await count(shop.db, 'order_head', `status = 'draft'`)).toBe(0);
});

test('[CHK-5] shipped, cancelled and returned in parts: the gift card is charged first, the credit card refunded first, both right to the cent', async () => {
  const browser = shop.browser();
  await browser.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '101', qty: 1 }] });
  const guest = await buyer(shop, { browser, itemId: '100', qty: 3 });
  const card = freshGift({ dollars: 20 });
  await withGift(shop, guest, card);
  const orderNumber = await numberOf(guest);
  const total = cents(guest.total);
  const cancelled = await browser.send('POST', `/api/orders/${orderNumber}/cancel`, { lineNos: [1] });
  expect(cancelled.status, cancelled.body).toBe(200);
  const off = cents(cancelled.json<OrderDetail>().cancelled);
  await expect.poll(() => openTasks(orderNumber)).toBe(0);
  const [gift, rest] = [Math.min(2_000, total), total - 2_000];
  const offCard = Math.min(off, rest);
  expect(await noted(orderNumber, 'released')).toEqual([[2, offCard], ...(off > offCard ? [[1, off - offCard]] : [])]);
  await lifecycle.step({ orderNumber, shipmentNo: null, step: 'ship', by: 'staff' }, NOW);
  await expect.poll(() => openTasks(orderNumber)).toBe(0);
  const left = total - off;
  const fromGift = Math.min(gift, left);
  expect((await booked(orderNumber)).map(({ captured }) => captured)).toEqual([fromGift, left - fromGift]);
  await lifecycle.step({ orderNumber, shipmentNo: null, step: 'deliver', by: 'staff' }, NOW);
  const lines = [{ lineNo: 2, qty: 1 }];
  expect(await returns.request({ orderNumber, returnNo: 1, lines, reason: 'damaged', note: '', by: 'shopper' }, NOW)).toMatchObject({
    ok: true,
  });
  const back = await returns.receive({ orderNumber, returnNo: 1, arrivals: null, by: 'staff' }, NOW);
  const amount = back.ok ? back.value.amount : 0;
  await expect.poll(() => openTasks(orderNumber)).toBe(0);
  const backOnCard = Math.min(amount, left - fromGift);
  expect((await booked(orderNumber)).map(({ refunded }) => refunded)).toEqual([amount - backOnCard, backOnCard]);
  expect(await balanceOf(card)).toBe(2_000 - fromGift + (amount - backOnCard));
});

test('[CHK-5] an order that is cancelled gives every tender back', async () => {
  const guest = await buyer(shop, { itemId: '100', qty: 3 });
  const card = freshGift({ dollars: 5 });
  await withGift(shop, guest, card);
  const orderNumber = await numberOf(guest);
  expect((await guest.browser.send('POST', `/api/orders/${orderNumber}/cancel`, {})).status).toBe(200);
  await expect.poll(() => openTasks(orderNumber)).toBe(0);
  expect((await booked(orderNumber)).map(({ status }) => status)).toEqual(['voided', 'voided']);
  expect(await balanceOf(card)).toBe(500);
});

test('[CHK-4] a lost answer is looked up for each tender, and the order is placed once', async () => {
  const guest = await buyer(shop, { itemId: '100', qty: 3, card: CARDS.answerLost });
  await withGift(shop, guest, freshGift({ dollars: 5 }));
  const orderNumber = await numberOf(guest);
  expect((await booked(orderNumber)).map(({ status }) => status)).toEqual(['authorised', 'authorised']);
});

test('[CHK-4] trust 4: one key 50 times at once makes one order, and each tender is authorised once', async () => {
  const guest = await buyer(shop, { itemId: '100', qty: 3 });
  await withGift(shop, guest, freshGift({ dollars: 5 }));
  const replies = await Promise.all(Array.from({ length: 50 }, () => guest.place({ key: 'two tenders' })));
  const numbers = new Set(replies.filter(({ status }) => status === 200).map((reply) => reply.json<{ orderNumber: string }>().orderNumber));
  expect(numbers.size).toBe(1);
  expect(await booked([...numbers].join())).toHaveLength(2);
});

test('[CHK-4] an order of two tenders takes few statements, including the mails of earlier orders', async () => {
  const buyers = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const guest = await buyer(shop, { itemId: '100', qty: 2 });
      await withGift(shop, guest, freshGift({ dollars: 1 }));
      return guest;
    }),
  );
  expect(await statementsOf(shop.db, () => buyers.pop()?.place() ?? Promise.resolve())).toBeLessThanOrEqual(20);
});
