// Two tabs in checkout: what one shows while the other goes on is never ordered unseen, ordered twice, or lost (CHK-4, PAY-1).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADDRESS, booksOf, buyer, CARDS, count, freshGift, giftTokenOf, withGift, type Buyer } from '#buying/orders/fixtures';
import { prepareCarts } from '#test/carts';
import { testShop, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
});
afterAll(() => shop.close());

/** What the review of a tab sends: all that its screen showed. */
async function tabOf(one: Buyer) {
  const { arrivals, tenders, entered, amounts } = await one.details();
  const seen = { cartId: one.cartId, total: amounts.total, arrivals, tenders, entered };
  return { place: (key: string) => one.browser.send('POST', '/cc/api/checkout/default/order', { ...seen, idempotencyKey: key }) };
}
const ordersOf = ({ cartId }: Buyer) => count(shop.db, 'order_head', `cart_id = '${cartId}' and status not in ('draft', 'released')`);

const CHANGES: readonly (readonly [string, (one: Buyer) => Promise<unknown>])[] = [
  ['street', (one) => ship(one, { addresses: [{ ...ADDRESS, address1: '16 Elm St' }], email: 'maya@example.com' })],
  ['e-mail', (one) => ship(one, { addresses: [ADDRESS], email: 'maya.ortiz@example.com' })],
  ['card', (one) => one.useCard('5555555555554444')],
  ['purchase order', (one) => one.useCard(CARDS.approved, 'PO-77')],
];
const ship = ({ browser }: Buyer, body: object) => browser.send('POST', '/cc/api/checkout/default/shipping', body);

test.each(CHANGES)('[CHK-4] a tab that still shows the earlier %s charges nothing, and says what changed', async (_, change) => {
  const one = await buyer(shop, { itemId: '100' });
  const since = new Date().toISOString();
  const old = await tabOf(one);
  await change(one);
  const refused = await old.place('old');
  expect([refused.status, refused.json()['code']]).toEqual([409, 'ENTRIES_CHANGED']);
  expect([await booksOf(shop, { since }), await ordersOf(one)]).toEqual([[], 0]);
  // The page reloads after the refusal, and the second press orders what it shows then.
  expect((await (await tabOf(one)).place('new')).status).toBe(200);
});

test('[CHK-4] two tabs that order at once are both led to the one order', async () => {
  const one = await buyer(shop, { itemId: '100' });
  const [left, right] = [await tabOf(one), await tabOf(one)];
  const replies = await Promise.all([left.place('left'), right.place('right')]);
  const placed = replies.filter(({ status }) => status === 200).map((reply) => reply.json()['orderNumber']);
  // The other may still hear that the order is under way, which its page waits for.
  const refused = replies.filter(({ status }) => status !== 200).map((reply) => reply.json()['code']);
  expect(refused.every((code) => code === 'ORDER_IN_PROGRESS')).toBe(true);
  expect((await right.place('right')).json()['orderNumber']).toBe(placed[0]);
  expect(await ordersOf(one)).toBe(1);
});

test('[CHK-4] a tab left at an earlier step changes nothing of the order that the other placed', async () => {
  const one = await buyer(shop, { itemId: '100' });
  const review = await tabOf(one);
  const { orderNumber } = (await review.place('first')).json<{ orderNumber: string }>();
  const before = await one.browser.send('GET', `/api/orders/${orderNumber}`);
  await ship(one, { addresses: [{ ...ADDRESS, address1: '99 Late St' }], email: 'late@example.com' });
  await one.useCard(CARDS.declined).catch(() => undefined);
  expect((await one.browser.send('GET', `/api/orders/${orderNumber}`)).json()).toEqual(before.json());
  // Its steps lead to the order, and its button answers with it.
  expect((await one.details()).cartId).toBeNull();
  expect((await one.browser.send('GET', '/api/orders/latest')).json()).toEqual({ orderNumber });
  expect((await review.place('again')).json()['orderNumber']).toBe(orderNumber);
  expect(await ordersOf(one)).toBe(1);
});

test('[PAY-1, PAY-9] a gift card beside a declined card keeps its balance, however many tabs order at once', async () => {
  const one = await buyer(shop, { itemId: '100', qty: 3, card: CARDS.declined });
  const card = freshGift({ dollars: 5 });
  await withGift(shop, one, card);
  const since = new Date().toISOString();
  const tabs = await Promise.all([tabOf(one), tabOf(one), tabOf(one)]);
  const replies = await Promise.all(tabs.map((tab, at) => tab.place(`tab ${at}`)));
  for (const { status, body } of replies) expect(status === 422 || status === 409, body).toBe(true);
  expect(replies.some((reply) => reply.json()['code'] === 'PAYMENT_OPERATION_FAILED')).toBe(true);
  const held = (await booksOf(shop, { since })).filter(({ status }) => status === 'authorised');
  expect([held, await balanceOf(card), await ordersOf(one)]).toEqual([[], 500, 0]);
  expect(await one.details()).toMatchObject({ payment: null, openStep: 'payment', giftCards: [{ amountApplied: 5 }] });
  await one.useCard(CARDS.approved);
  expect((await (await tabOf(one)).place('after')).status).toBe(200);
  expect(await balanceOf(card)).toBe(0);
});

async function balanceOf(card: string): Promise<number | undefined> {
  const { token } = await giftTokenOf(shop, card);
  const { url, key } = await shop.provider();
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const reply = await fetch(`${url}/v1/balances`, { method: 'POST', headers, body: JSON.stringify({ token, currency: 'USD' }) });
  return ((await reply.json()) as { balance?: number }).balance;
}
