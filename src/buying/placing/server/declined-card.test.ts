// The card form keeps a declined card in the browser, encrypted; the shop has the key, and gives it out after a decline of that cart's card only (PAY-4).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerAt, buyer, CARDS, tokenOf, type Buyer } from '#buying/orders/fixtures';
import { prepareCarts } from '#test/carts';
import { testShop, type TestShop } from '#test/shop';

let late = 0;
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, { now: () => new Date(Date.now() + late) }, prepareCarts);
});
afterAll(() => shop.close());

const KEY = 'c2l4dGVlbiBieXRlcyBhbmQgc2l4dGVlbiBieXRlcyE=';
const PAYMENT = '/cc/api/checkout/default/payment';

async function type({ browser }: Buyer, number: string, cardKey: string | undefined = KEY) {
  const { token: id, brand, lastFour: lastFourDigit, expiry } = await tokenOf(shop, number);
  const shown = { id, paymentType: 'CREDIT_CARD', brand, lastFourDigit, expiry, source: 'USER_KEYED', currencyCode: 'USD' };
  return browser.send('POST', PAYMENT, { cardPayment: { ...shown, ...(cardKey === undefined ? {} : { cardKey }) } });
}
const keyOf = async (one: Buyer) => (await one.details()).declinedCardKey;

test('[PAY-4] [PAY-9] the key of a typed card comes back when the card was declined, until another payment is chosen or half an hour is over', async () => {
  const one = await buyer(shop, { itemId: '100' });
  expect((await type(one, CARDS.declined)).json()).toEqual({ errors: [] });
  expect(await keyOf(one)).toBeNull();
  expect((await one.place()).status).toBe(422);
  expect(await keyOf(one)).toBe(KEY);
  // Nobody else’s checkout has it.
  expect(await keyOf(await buyer(shop, { itemId: '100' }))).toBeNull();
  late = 29 * 60_000;
  expect(await keyOf(one)).toBe(KEY);
  late = 31 * 60_000;
  expect(await keyOf(one)).toBeNull();
  late = 0;
  await type(one, CARDS.approved);
  expect(await keyOf(one)).toBeNull();
  expect((await one.place()).status).toBe(200);
  // The next cart has nothing of it.
  const next = await buyer(shop, { itemId: '100', browser: one.browser, card: CARDS.declined });
  expect((await next.place()).status).toBe(422);
  expect(await keyOf(next)).toBeNull();
});

test('[PAY-4] [PAY-9] it comes back after a challenge of the bank as well', async () => {
  const one = await buyer(shop, { itemId: '100' });
  await type(one, CARDS.asksFails);
  const { field = '' } = (await one.place()).json<{ field?: string }>();
  expect(await keyOf(one)).toBeNull();
  await answerAt(await shop.provider(), field, 'yes');
  const { rows } = await shop.db.raw(`select order_number from order_head where cart_id = '${one.cartId}' and status = 'draft'`);
  const orderNumber = String(rows[0]?.['order_number']);
  expect((await one.browser.send('POST', '/cc/api/checkout/default/challenge', { orderNumber })).status).toBe(422);
  expect(await keyOf(one)).toBe(KEY);
});

test('[PAY-4] what is no key is refused', async () => {
  const one = await buyer(shop, { itemId: '100' });
  for (const wrong of ['', '4111111111111111', `${KEY}x`]) expect((await type(one, CARDS.approved, wrong)).status).toBe(400);
});
