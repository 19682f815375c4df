// A whole shop that is configured for Braintree: orders, declines, lost answers, what Braintree tells by itself, and nothing of it in the log.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAYMENT_EVENTS_PATH } from '#payment/server';
import { buyer, count } from '../../orders/fixtures.ts';
import { vendorStandIn, type StandIn } from '../../payment-vendor/fixtures.ts';
import { prepareCarts } from '../../test-carts.ts';
import { testShop, type TestShop } from '../../test-shop.ts';
import { braintreeMessage, braintreeStandIn, PRIVATE_KEY, PUBLIC_KEY, TOKENIZATION_KEY } from './braintree-stand-in.ts';

const braintree = braintreeStandIn();
let server: StandIn;
let shop: TestShop;

beforeAll(async () => {
  server = await vendorStandIn(braintree.answerTo);
  const env = {
    INKWELL_PAYMENT_PROVIDER: 'braintree',
    INKWELL_BRAINTREE_URL: server.url,
    INKWELL_BRAINTREE_PUBLIC_KEY: PUBLIC_KEY,
    INKWELL_BRAINTREE_PRIVATE_KEY: PRIVATE_KEY,
    INKWELL_BRAINTREE_TOKENIZATION_KEY: TOKENIZATION_KEY,
    INKWELL_BRAINTREE_ACCOUNT_USD: 'inkwell_us',
    INKWELL_BRAINTREE_ACCOUNT_CAD: 'inkwell_ca',
  };
  shop = await testShop(env, undefined, prepareCarts);
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

/** A guest whose card the form has turned into one of Braintree's names. */
async function guestWith(token: string, itemId = '100') {
  const guest = await buyer(shop, { itemId });
  const card = { id: token, paymentType: 'CREDIT_CARD', brand: 'VISA', lastFourDigit: '1111', expiry: { month: 12, year: 2049 } };
  const reply = await guest.browser.send('POST', '/cc/api/checkout/default/payment', {
    cardPayment: { ...card, source: 'USER_KEYED', currencyCode: 'USD' },
  });
  expect(reply.status).toBe(200);
  return guest;
}

async function tell(body: string): Promise<readonly [number, unknown]> {
  const reply = await shop.shop.inject({
    method: 'POST',
    url: PAYMENT_EVENTS_PATH,
    headers: { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: body,
  });
  return [reply.statusCode, reply.json<{ taken: number }>().taken];
}

const transactionOf = (orderNumber: string) =>
  [...braintree.books.transactions.values()].find(({ orderId }) => orderId.startsWith(`${orderNumber}-`));

test('[PAY-7, CHK-4] an order is paid with Braintree, once, also when Braintree’s answer is lost', async () => {
  server.loseAnswerOf(/authorizeCreditCard/);
  const guest = await guestWith('tokencc_visa');
  const placed = await guest.place();
  expect(placed.status).toBe(200);
  const { orderNumber } = placed.json<{ orderNumber: string }>();
  expect(transactionOf(orderNumber)).toMatchObject({
    status: 'AUTHORIZED',
    amount: { value: guest.total.toFixed(2), currencyCode: 'USD' },
  });
  expect(await count(shop.db, 'order_payment', `order_number = '${orderNumber}' and kind = 'authorised'`)).toBe(1);
  expect(server.misshapen).toEqual([]);
});

test('[PAY-9] a card that Braintree declines gets the text and code of its reason', async () => {
  const poor = await (await guestWith('fake-processor-declined-2001', '101')).place();
  expect(poor.status).not.toBe(200);
  expect(poor.body).toContain('PAYMENT_OPERATION_FAILED');
  const expired = await (await guestWith('fake-processor-declined-2004', '101')).place();
  expect(expired.body).toContain('PAYMENT_EXPIRED');
});

test('[PAY-7] what Braintree tells is taken with its signature, fresh and once', async () => {
  const { orderNumber } = (await (await guestWith('tokencc_told', '103')).place()).json<{ orderNumber: string }>();
  const one = transactionOf(orderNumber);
  Object.assign(one ?? {}, { status: 'SETTLED' });
  const settled = { id: one?.legacyId ?? '', type: 'sale', status: 'settled' };
  const message = (kind = 'transaction_settled', at = new Date(), key = PRIVATE_KEY) => braintreeMessage(kind, settled, at, key);
  expect(await tell(message(undefined, undefined, 'somebodyelse'))).toEqual([401, 0]);
  expect(await tell(message(undefined, new Date(Date.now() - 26 * 3_600_000)))).toEqual([401, 0]);
  expect(await tell('bt_payload=x')).toEqual([401, 0]);
  expect(await tell(message())).toEqual([200, 1]);
  expect(await tell(message())).toEqual([200, 0]);
  expect(await tell(message('dispute_opened'))).toEqual([200, 0]);
  expect(await tell(braintreeMessage('transaction_settled', { ...settled, id: '<' }, new Date()))).toEqual([400, 0]);
  expect(await count(shop.db, 'payment_event', `reference = '${orderNumber}' and kind = 'captured'`)).toBe(1);
  expect(server.misshapen).toEqual([]);
});
