// A whole shop configured for ACI: orders, declines, lost answers, webhooks.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAYMENT_EVENTS_PATH } from '#buying/payment/server';
import { buyer, count } from '#buying/orders/fixtures';
import { vendorStandIn, type StandIn } from '#providers/payment-vendor/fixtures';
import { prepareCarts } from '#test/carts';
import { testShop, type TestShop } from '#test/shop';
import { ACCESS_TOKEN, ENTITY_ID } from './aci-shapes.ts';
import { aciMessage, aciStandIn, WEBHOOK_KEY } from './aci-stand-in.ts';

const aci = aciStandIn();
let server: StandIn;
let shop: TestShop;

beforeAll(async () => {
  server = await vendorStandIn(aci.answerTo);
  const env = {
    INKWELL_PAYMENT_PROVIDER: 'aci',
    INKWELL_ACI_URL: server.url,
    INKWELL_ACI_ENTITY_ID: ENTITY_ID,
    INKWELL_ACI_ACCESS_TOKEN: ACCESS_TOKEN,
    INKWELL_ACI_WEBHOOK_KEY: WEBHOOK_KEY,
  };
  shop = await testShop(env, undefined, prepareCarts);
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

/** A guest whose card the form has registered at ACI. */
async function guestWith(card: string, itemId = '100') {
  const guest = await buyer(shop, { itemId });
  const shown = {
    id: card.padEnd(32, '0'),
    paymentType: 'CREDIT_CARD',
    brand: 'VISA',
    lastFourDigit: '1111',
    expiry: { month: 12, year: 2049 },
  };
  const reply = await guest.browser.send('POST', '/cc/api/checkout/default/payment', {
    cardPayment: { ...shown, source: 'USER_KEYED', currencyCode: 'USD' },
  });
  expect(reply.status).toBe(200);
  return guest;
}

async function tell({ headers, body }: ReturnType<typeof aciMessage>): Promise<readonly [number, unknown]> {
  const reply = await shop.shop.inject({
    method: 'POST',
    url: PAYMENT_EVENTS_PATH,
    headers: { host: 'localhost:3000', 'content-type': 'text/plain', ...headers },
    payload: body,
  });
  return [reply.statusCode, reply.json<{ taken: number }>().taken];
}

const heldFor = (orderNumber: string) =>
  aci.books.payments.find(({ merchantTransactionId = '' }) => merchantTransactionId.startsWith(`${orderNumber}-`));

test('[PAY-7, CHK-4] an order is paid with ACI, once, also when ACI’s answer is lost', async () => {
  server.loseAnswerOf(/registrations/);
  const guest = await guestWith('c0ffee01');
  const placed = await guest.place();
  expect(placed.status).toBe(200);
  const { orderNumber } = placed.json<{ orderNumber: string }>();
  expect(heldFor(orderNumber)).toMatchObject({ paymentType: 'PA', amount: guest.total.toFixed(2), currency: 'USD' });
  expect(aci.books.payments).toHaveLength(1);
  expect(await count(shop.db, 'order_payment', `order_number = '${orderNumber}' and kind = 'authorised'`)).toBe(1);
  expect(server.misshapen).toEqual([]);
});

test('[PAY-9] a card that ACI declines gets the text and code of its reason', async () => {
  const poor = await (await guestWith('dec22222', '101')).place();
  expect(poor.status).not.toBe(200);
  expect(poor.body).toContain('PAYMENT_OPERATION_FAILED');
  const expired = await (await guestWith('dec33333', '101')).place();
  expect(expired.body).toContain('PAYMENT_EXPIRED');
});

test('[PAY-7] [PAY-9] a page of the shop leads to the bank’s challenge, whose outcome decides the order', async () => {
  const answers = async (press: 'yes' | 'no') => {
    const guest = await guestWith('a5ced000', '101');
    const asked = await guest.place();
    const { code, field } = asked.json<{ code: string; field: string }>();
    expect([asked.status, code]).toEqual([409, 'PAYMENT_CHALLENGE']);
    const { origin, pathname } = new URL(field);
    expect(origin).toBe('http://localhost:3000');
    const page = await guest.browser.send('GET', pathname);
    const [, action = '', payment = ''] =
      /id="bank" method="post" action="([^"]+)">\s*<input type="hidden" name="MD" value="(\w+)">/.exec(page.body) ?? [];
    const sent = await fetch(action, { method: 'POST', body: new URLSearchParams({ MD: payment, press }), redirect: 'manual' });
    const back = new URL(sent.headers.get('location') ?? '');
    const [, orderNumber = ''] = /^\/checkout\/challenge\/(\d+)$/.exec(back.pathname) ?? [];
    expect(await count(shop.db, 'order_payment', `order_number = '${orderNumber}' and kind = 'authorised'`)).toBe(0);
    return guest.browser.send('POST', '/cc/api/checkout/default/challenge', { orderNumber });
  };
  expect((await answers('yes')).json()).toMatchObject({ isPlaced: true, url: null });
  const refused = await answers('no');
  expect([refused.status, refused.json<{ field: string }>().field]).toEqual([422, 'challengeFailed']);
  expect(server.misshapen).toEqual([]);
});

test('[PAY-7] a webhook is accepted when it is encrypted with the key and unmodified, and once', async () => {
  const { orderNumber } = (await (await guestWith('c0ffee03', '103')).place()).json<{ orderNumber: string }>();
  const payload = heldFor(orderNumber);
  const message = (type = 'PAYMENT', key = WEBHOOK_KEY) => aciMessage({ type, payload }, key);
  expect(await tell(message('PAYMENT', 'f'.repeat(64)))).toEqual([401, 0]);
  const good = message();
  expect(await tell({ ...good, body: good.body.replace(/^../, good.body.startsWith('00') ? '01' : '00') })).toEqual([401, 0]);
  expect(await tell({ ...good, headers: {} })).toEqual([401, 0]);
  expect(await tell(good)).toEqual([200, 1]);
  // Each message has its own initialization vector.
  expect(await tell({ headers: message().headers, body: message().body })).toEqual([401, 0]);
  expect(await tell(message())).toEqual([200, 0]);
  const wrapped = message();
  expect(await tell({ ...wrapped, body: JSON.stringify({ encryptedBody: wrapped.body }) })).toEqual([200, 0]);
  expect(await tell(message('REGISTRATION'))).toEqual([200, 0]);
  expect(await tell(aciMessage(['no message']))).toEqual([400, 0]);
  expect(await count(shop.db, 'payment_event', `reference = '${orderNumber}' and kind = 'authorised'`)).toBe(1);
});
