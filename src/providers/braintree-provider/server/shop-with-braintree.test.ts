// A whole shop configured for Braintree: orders, declines, lost answers, webhooks, and no secrets in the log.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAYMENT_EVENTS_PATH } from '#buying/payment/server';
import { buyer, count } from '#buying/orders/fixtures';
import { vendorStandIn, type StandIn } from '#providers/payment-vendor/fixtures';
import { prepareCarts } from '#test/carts';
import { testShop, type TestShop } from '#test/shop';
import type { PaypalPress } from './paypal-stand-in.ts';
import { braintreeStandIn, PRIVATE_KEY, PUBLIC_KEY, TOKENIZATION_KEY } from './braintree-stand-in.ts';
import { braintreeMessage } from './braintree-message.ts';

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

/** A guest whose card the form has tokenised at Braintree. */
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

/** Visits PayPal from the shop, answers there, and brings the return query back to the shop. */
async function viaPaypal(guest: Awaited<ReturnType<typeof buyer>>, press: PaypalPress) {
  const begun = await guest.browser.send('POST', '/cc/api/checkout/default/wallet', { vendorPaymentType: 'PAYPAL' });
  expect(begun.status).toBe(200);
  const page = await fetch(`${begun.json<{ url: string }>().url}&press=${press}`, { redirect: 'manual' });
  const back = new URL(page.headers.get('location') ?? '');
  expect(back.origin + back.pathname).toBe('http://localhost:3000/checkout/wallet/paypal');
  const [reference, payerId] = [back.searchParams.get('reference'), back.searchParams.get('PayerID')];
  const payPalInfo = { paymentMethodNonce: reference, ...(payerId === null ? {} : { payerId }) };
  const bring = (who: Pick<typeof guest, 'browser'>, brought: object = payPalInfo) =>
    who.browser.send('POST', '/cc/api/checkout/default/vendorpayment', { vendorPaymentType: 'PAYPAL', payPalInfo: brought });
  return { payPalInfo, bring };
}
const told = (reply: { status: number; json<T>(): T }) => [reply.status, reply.json<{ code?: string }>().code];

test('[PAY-7, CHK-4] [CART-29] an order is paid with PayPal through Braintree: cancelled, retried, then approved, and never shown as a card', async () => {
  const guest = await buyer(shop, { itemId: '100' });
  const { cart } = (await guest.browser.send('GET', '/cc/api/checkout')).json<{ cart: { cartAttributes: { enablePaypal: boolean } } }>();
  expect(cart.cartAttributes.enablePaypal).toBe(true);
  const offered = await guest.browser.send('GET', '/cc/api/checkout/default/wallets');
  expect(offered.json<{ vendors: string[] }>().vendors).toEqual(['PAYPAL']);
  expect(told(await (await viaPaypal(guest, 'cancel')).bring(guest))).toEqual([409, 'WALLET_CANCELLED']);
  expect(told(await (await viaPaypal(guest, 'late')).bring(guest))).toEqual([422, 'PAYPAL_AUTH_RETRY']);
  expect((await guest.details()).payment?.vendorPaymentType).toBeNull();

  const { bring } = await viaPaypal(guest, 'approve');
  for (const reply of await Promise.all([bring(guest), bring(guest)]))
    expect(reply.json()).toEqual({ paymentType: 'PAYPAL', vendorPaymentType: 'PAYPAL' });
  expect((await guest.details()).billTo?.address1).toBe('500 Boylston St');
  const placed = await guest.place();
  const { orderNumber } = placed.json<{ orderNumber: string }>();
  expect(transactionOf(orderNumber)).toMatchObject({
    isPaypal: true,
    status: 'AUTHORIZED',
    amount: { value: guest.total.toFixed(2), currencyCode: 'USD' },
  });
  const order = (await guest.browser.send('GET', `/api/orders/${orderNumber}`)).json<{ payments: object[] }>();
  expect(order.payments).toEqual([{ paymentType: 'PAYPAL', brand: 'PAYPAL', lastFour: null, amount: guest.total }]);
  expect(server.misshapen).toEqual([]);
});

test('[PAY-7] [PAY-9] only Braintree’s word on PayPal counts, and a later refusal is shown', async () => {
  const guest = await buyer(shop, { itemId: '101' });
  const { payPalInfo, bring } = await viaPaypal(guest, 'approve');
  const stranger = await buyer(shop, { itemId: '101' });
  expect(told(await bring(stranger))).toEqual([422, 'PAYPAL_AUTH_FAILURE']);
  expect(told(await bring(guest, { ...payPalInfo, payerId: 'SOMEBODY' }))).toEqual([422, 'PAYPAL_AUTH_FAILURE']);
  expect((await guest.details()).payment?.vendorPaymentType).toBeNull();

  const refused = await viaPaypal(guest, 'refusedLater');
  expect((await refused.bring(guest)).status).toBe(200);
  expect(told(await guest.place())).toEqual([422, 'PAYPAL_AUTH_FAILURE']);
  expect((await (await viaPaypal(guest, 'troubleLater')).bring(guest)).status).toBe(200);
  expect(told(await guest.place())).toEqual([422, 'PAYPAL_AUTH_RETRY']);
  server.loseAnswerOf(/tokenizePayPalOneTimePayment/);
  const lost = await viaPaypal(guest, 'approve');
  expect(told(await lost.bring(guest))).toEqual([503, 'SPAY_API_FAILURE']);
  expect((await lost.bring(guest)).status).toBe(200);
});

test('[PAY-7] a webhook is accepted with a fresh signature, and once', async () => {
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
