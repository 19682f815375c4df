// A whole shop configured for Stripe: orders, declines, lost answers, webhooks, reconciliation.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAYMENT_EVENTS_PATH } from '#buying/payment/server';
import { buyer, count } from '#buying/orders/fixtures';
import { vendorStandIn, type StandIn } from '#providers/payment-vendor/fixtures';
import { prepareCarts } from '#test/carts';
import { testShop, type TestShop } from '#test/shop';
import { SECRET_KEY } from './stripe-shapes.ts';
import { stripeSignature, stripeStandIn, WEBHOOK_SECRET } from './stripe-stand-in.ts';

const stripe = stripeStandIn();
let server: StandIn;
let shop: TestShop;

beforeAll(async () => {
  server = await vendorStandIn(stripe.answerTo);
  const env = {
    INKWELL_PAYMENT_PROVIDER: 'stripe',
    INKWELL_STRIPE_URL: server.url,
    INKWELL_STRIPE_SECRET_KEY: SECRET_KEY,
    INKWELL_STRIPE_PUBLISHABLE_KEY: 'pk_test_standinstandin',
    INKWELL_STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  };
  shop = await testShop(env, undefined, prepareCarts);
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

/** A guest whose card the form has tokenised at Stripe. */
async function guestWith(token: string, itemId = '100') {
  const guest = await buyer(shop, { itemId });
  const card = { id: token, paymentType: 'CREDIT_CARD', brand: 'VISA', lastFourDigit: '4242', expiry: { month: 12, year: 2049 } };
  const reply = await guest.browser.send('POST', '/cc/api/checkout/default/payment', {
    cardPayment: { ...card, source: 'USER_KEYED', currencyCode: 'USD' },
  });
  expect(reply.status).toBe(200);
  return guest;
}

async function tell(event: object | string, { at = new Date(), secret = WEBHOOK_SECRET } = {}): Promise<readonly [number, unknown]> {
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  const reply = await shop.shop.inject({
    method: 'POST',
    url: PAYMENT_EVENTS_PATH,
    headers: { host: 'localhost:3000', 'content-type': 'application/json', 'stripe-signature': stripeSignature(body, at, secret) },
    payload: body,
  });
  return [reply.statusCode, reply.json<{ taken: number }>().taken];
}

const intentOf = (orderNumber: string) =>
  [...stripe.books.intents.values()].find(({ metadata }) => metadata['inkwell_order'] === orderNumber);

test('[PAY-7, CHK-4] an order is paid with Stripe, once, also when Stripe’s answer is lost', async () => {
  server.loseAnswerOf(/confirm /);
  const guest = await guestWith('pm_card_visa');
  const placed = await guest.place();
  expect(placed.status).toBe(200);
  const { orderNumber } = placed.json<{ orderNumber: string }>();
  expect(intentOf(orderNumber)).toMatchObject({
    status: 'requires_capture',
    amount: Math.round(guest.total * 100),
    metadata: { inkwell_order: orderNumber },
  });
  expect(await count(shop.db, 'order_payment', `order_number = '${orderNumber}' and kind = 'authorised'`)).toBe(1);
  expect(server.misshapen).toEqual([]);
});

test('[PAY-9] a card that Stripe declines gets the text and code of its reason', async () => {
  const poor = await (await guestWith('pm_card_chargeDeclinedInsufficientFunds', '101')).place();
  expect(poor.status).not.toBe(200);
  expect(poor.body).toContain('PAYMENT_OPERATION_FAILED');
  const expired = await (await guestWith('pm_card_chargeDeclinedExpiredCard', '101')).place();
  expect(expired.body).toContain('PAYMENT_EXPIRED');
});

test('[PAY-7] [PAY-9] the order waits for the bank’s challenge: passed, it is placed; failed, checkout asks for the card again', async () => {
  const answers = async (press: 'yes' | 'no') => {
    const guest = await guestWith('pm_card_threeDSecureRequired', '101');
    const asked = await guest.place();
    const { code, field } = asked.json<{ code: string; field: string }>();
    expect([asked.status, code]).toEqual([409, 'PAYMENT_CHALLENGE']);
    const page = await fetch(`${field}?press=${press}`, { redirect: 'manual' });
    const back = new URL(page.headers.get('location') ?? '');
    const [, orderNumber = ''] = /^\/checkout\/challenge\/(\d+)$/.exec(back.pathname) ?? [];
    expect(back.origin).toBe('http://localhost:3000');
    expect(await count(shop.db, 'order_payment', `order_number = '${orderNumber}' and kind = 'authorised'`)).toBe(0);
    return guest.browser.send('POST', '/cc/api/checkout/default/challenge', { orderNumber });
  };
  expect((await answers('yes')).json()).toMatchObject({ isPlaced: true, url: null });
  const refused = await answers('no');
  expect([refused.status, refused.json<{ field: string }>().field]).toEqual([422, 'challengeFailed']);
  expect(server.misshapen).toEqual([]);
});

test('[PAY-7] a webhook is accepted with a fresh signature, and once', async () => {
  const { orderNumber } = (await (await guestWith('pm_card_visa', '103')).place()).json<{ orderNumber: string }>();
  const event = {
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.amount_capturable_updated',
    created: Math.floor(Date.now() / 1000),
    data: { object: { ...intentOf(orderNumber), latest_charge: 'ch_1' } },
  };
  expect(await tell(event, { secret: 'whsec_of_somebody_else' })).toEqual([401, 0]);
  expect(await tell(event, { at: new Date(Date.now() - 600_000) })).toEqual([401, 0]);
  expect(await tell(event)).toEqual([200, 1]);
  expect(await tell(event)).toEqual([200, 0]);
  expect(await tell({ ...event, id: 'evt_2', type: 'charge.dispute.created' })).toEqual([200, 0]);
  expect(await tell('{')).toEqual([400, 0]);
  expect(await tell({ ...event, id: '' })).toEqual([400, 0]);
  expect(await count(shop.db, 'payment_event', `reference = '${orderNumber}' and kind = 'authorised'`)).toBe(1);
});
