// A saved card with a challenge is used and refused like any other saved card (decision 0219).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LedgerEntry, PaymentEvents } from '#buying/payment/contract';
import { eventSecretOf, PAYMENT_EVENTS_PATH } from '#buying/payment/server';
import { signatureOf } from '#platform/signature';
import type { SavedCards } from '#buying/saved-cards/contract';
import { openAccount } from '#test/accounts';
import { prepareCarts } from '#test/carts';
import { PAYMENT_KEY, testShop, type Browser, type TestShop } from '#test/shop';
import { answerAt, booksOf, buyer, CARDS, count, tokenOf } from '#buying/orders/fixtures';

let shop: TestShop;
let people = 0;
beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
});
afterAll(() => shop.close());

const BOOK = '/gus/api/usr/c/payments';
const COMMON = { paymentType: 'CREDIT_CARD', source: 'USER_KEYED' } as const;
const lastUsed = async (browser: Browser) => (await browser.send('GET', BOOK)).json<SavedCards>().lastUsedPaymentId;
const back = (browser: Browser, orderNumber: string) => browser.send('POST', '/cc/api/checkout/default/challenge', { orderNumber });

/** A buyer who pays with a saved card that needs a challenge, and the pending order. */
async function asked(number: string, delivery: object = {}) {
  const browser = shop.browser();
  people += 1;
  const who = { fullName: 'Maya Ortiz', email: `asked${people}@example.com`, password: 'a long enough password', company: '' };
  expect((await openAccount(shop, browser, who)).status).toBe(200);
  const ready = await buyer(shop, { itemId: '100', browser, delivery });
  const { token, brand, lastFour, expiry } = await tokenOf(shop, number);
  const cardPayment = { ...COMMON, id: token, brand, lastFourDigit: lastFour, expiry };
  const { id } = (await browser.send('POST', BOOK, { cardPayment })).json<{ id: string }>();
  await browser.send('POST', '/cc/api/checkout/default/payment', { cardPayment: { ...COMMON, profileRefId: id, currencyCode: 'USD' } });
  const { code, field: url = '' } = (await ready.place()).json<{ code: string; field?: string }>();
  expect(code).toBe('PAYMENT_CHALLENGE');
  const { rows } = await shop.db.raw(`select order_number from order_head where cart_id = $1 and status = 'draft'`, [ready.cartId]);
  return { browser, ready, id, url, orderNumber: String(rows[0]?.['order_number']) };
}

/** Sends a notification of the payment company. */
async function tell(authorisation: LedgerEntry): Promise<void> {
  const { createdAt: at, amount, id } = authorisation;
  const body = JSON.stringify({ events: [{ id: `pev_${id}`, kind: 'authorised', at, amount, authorisation }] } satisfies PaymentEvents);
  const headers = {
    host: 'localhost:3000',
    'content-type': 'application/json',
    'inkwell-pay-signature': signatureOf(body, eventSecretOf(PAYMENT_KEY), new Date()),
  };
  expect((await shop.shop.inject({ method: 'POST', url: PAYMENT_EVENTS_PATH, headers, payload: body })).statusCode).toBe(200);
}

test.each(['by the shopper who comes back', 'by a notification of the payment company', 'by the sweeper'])(
  '[PAY-3] a saved card with a challenge becomes the last used once its order is placed, %s',
  async (how) => {
    const { browser, id, url, orderNumber } = await asked(CARDS.asksPasses);
    const isPlaced = () => count(shop.db, 'order_head', `order_number = '${orderNumber}' and status = 'placed'`);
    await answerAt(await shop.provider(), url, 'yes');
    expect(await lastUsed(browser)).toBeNull();
    if (how.endsWith('comes back')) await back(browser, orderNumber);
    else if (how.endsWith('tells')) for (const entry of await booksOf(shop, { reference: orderNumber })) await tell(entry);
    else await shop.db.raw(`update order_head set lease_until = now() where order_number = $1`, [orderNumber]);
    await expect.poll(isPlaced, { timeout: 20_000 }).toBe(1);
    await expect.poll(() => lastUsed(browser)).toBe(id);
  },
);

test('[PAY-9] the refusal names a saved card that failed its challenge, and checkout asks for another', async () => {
  const { browser, id, url, orderNumber, ready } = await asked(CARDS.asksFails);
  await answerAt(await shop.provider(), url, 'yes');
  const refusal = {
    status: 422,
    code: 'PAYMENT_OPERATION_FAILED',
    field: 'challengeFailed',
    profileRefId: id,
    message: 'Please select a different card or add a new card to proceed with your order. Your card was not charged.',
  };
  expect((await back(browser, orderNumber)).json()).toEqual(refusal);
  // A repeat gets the same answer.
  expect((await back(browser, orderNumber)).json()).toEqual(refusal);
  expect(await lastUsed(browser)).toBeNull();
  await ready.useCard(CARDS.approved);
  expect((await ready.place()).status).toBe(200);
  expect(await lastUsed(browser)).toBeNull();
});

test('[PAY-9] placing names a declined saved card, and so does a repeat with the same key', async () => {
  const { browser, ready, url, orderNumber } = await asked(CARDS.asksPasses);
  await answerAt(await shop.provider(), url, 'no');
  await back(browser, orderNumber);
  const { token, brand, lastFour, expiry } = await tokenOf(shop, CARDS.declined);
  const cardPayment = { ...COMMON, id: token, brand, lastFourDigit: lastFour, expiry };
  const { id } = (await browser.send('POST', BOOK, { cardPayment })).json<{ id: string }>();
  await browser.send('POST', '/cc/api/checkout/default/payment', { cardPayment: { ...COMMON, profileRefId: id, currencyCode: 'USD' } });
  for (let time = 1; time <= 2; time += 1)
    expect((await ready.place({ key: 'declined saved card' })).json(), String(time)).toMatchObject({
      field: 'declined',
      profileRefId: id,
      message: expect.stringContaining('Please select a different card') as string,
    });
});
