import { afterAll, beforeAll, expect, test } from 'vitest';
import { digitsOf, type PayAuthAnswer } from '#buying/payment/rules';
import { typeIntoFrame } from '#buying/orders/fixtures';
import { prepareCarts } from '#test/carts';
import { testShop, type TestShop } from '#test/shop';
import { authTokens } from './auth-tokens.ts';

const CALL = '/cc/api/payment/gateway/staplesPayAuthToken';
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
});
afterAll(() => shop.close());

test('[PAY-5] a token for the card form, a checkout id with its transaction, PayPal’s client token: each for a day', async () => {
  const ask = async (type: string, requestType: string): Promise<PayAuthAnswer> => {
    const reply = await shop.browser().send('POST', `${CALL}?type=${type}`, { vendorPayment: { checkoutId: '', requestType } });
    expect(reply.status).toBe(200);
    return reply.json();
  };
  const [card, checkout, paypal] = [await ask('SP', 'PAYMENT_AUTH_TOKEN'), await ask('SP', 'CHECKOUT_ID'), await ask('P', '')];
  for (const { token } of [card, checkout, paypal]) {
    expect(token?.value).toMatch(/^[\w-]{20,64}$/);
    expect(Math.round(((token?.validUntil ?? 0) - Date.now()) / 60_000)).toBe(1_440);
  }
  expect([card.tokenType, card.token?.transactionId, card.ClientToken]).toEqual(['PAYMENT_AUTH_TOKEN', null, null]);
  expect([checkout.tokenType, checkout.token?.transactionId === null]).toEqual(['CHECKOUT_ID', false]);
  expect([paypal.ClientToken, paypal.ReturnUser]).toEqual([paypal.token?.value, false]);
  expect((await shop.browser().send('POST', `${CALL}?type=X`, { vendorPayment: {} })).status).toBe(400);
});

test('[PAY-5] the card form refuses a forged token, one for another use and an expired one', async () => {
  const provider = await shop.provider();
  const tokens = authTokens(provider.key);
  const [now, yesterday] = [new Date(), new Date(Date.now() - 25 * 3_600_000)];
  const typed = { number: digitsOf('4111 1111 1111 1111'), expiry: '12/49', securityCode: '123' };
  const status = async (checkoutId: string) => (await typeIntoFrame(provider, typed, { query: `checkoutId=${checkoutId}` })).status;
  expect(await status(tokens.issue('card', now).value)).toBe(200);
  expect(await status(tokens.issue('paypal', now).value)).toBe(400);
  expect(await status(tokens.issue('card', yesterday).value)).toBe(400);
  expect(await status('made-up')).toBe(400);
});
