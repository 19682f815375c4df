// Budget centers in the cart: read, chosen, charged (CART-1 invoiceInfo and bcDetails, B2B-1), and the reply of the card step (CART-8).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import { buyer } from '#buying/orders/fixtures';
import { add, ITEM, prepareCarts, put } from '#test/carts';
import { openAccount } from '#test/accounts';
import { testShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
});
afterAll(() => shop.close());

const whole = async (browser: Browser, query = 'grindType=ALL') =>
  (await browser.send('GET', `/cc/api/checkout?${query}`)).json<CartReply>().cart;
const update = (browser: Browser, body: object) => browser.send('POST', '/cc/api/checkout/default?actionType=UPDATE_ACCOUNTING', body, put);

async function member(email: string): Promise<{ readonly browser: Browser; readonly accountNumber: string }> {
  const browser = shop.browser('business');
  const account = { fullName: 'Ada Byron', company: 'Byron Supply', email, password: 'a long enough password' };
  await openAccount(shop, browser, account);
  const { rows } = await shop.db.raw('select account_number from profile where email = $1', [email]);
  return { browser, accountNumber: rows[0]?.['account_number'] as string };
}

test('[CART-1, B2B-1] the cart lists an account’s centers and charges the chosen one; its balance is what earlier orders left', async () => {
  const { browser, accountNumber } = await member('budget@byron.example');
  expect((await whole(browser)).invoiceInfo?.bc).toEqual({ level: 'ORDER', values: [], budgetingEnabled: false, isConfigured: false });
  await shop.db.raw(
    `insert into budget_center (account_number, name, amount, since) values ($1, 'Art', 100000, '2020-01-01'), ($1, 'Labs', null, '2020-01-01')`,
    [accountNumber],
  );
  expect(await whole(browser)).toMatchObject({
    invoiceInfo: { bc: { level: 'LINE', values: ['Art', 'Labs'], budgetingEnabled: true, isConfigured: true } },
  });
  // Made on the American site, and from before currencies: on the Canadian one they are still in US dollars.
  for (const site of ['', '/en-ca']) {
    const { budgets } = (await browser.send('GET', `${site}/api/budgets`)).json<{ budgets: readonly { currency: string }[] }>();
    expect(budgets.map(({ currency }) => currency)).toEqual(['USD', 'USD']);
  }
  const one = await buyer(shop, { itemId: '100', browser });
  const chosen = (await update(browser, { bc: 'Art' })).json<CartReply>().cart;
  expect(chosen.bcDetails).toEqual({ budgetCenter: 'Art', availableBalance: 1000 });
  expect((await one.place()).status).toBe(200);
  await add(browser, [{ itemId: '100' }]);
  const next = (await update(browser, { bc: 'Art' })).json<CartReply>().cart;
  expect(next.bcDetails).toEqual({ budgetCenter: 'Art', availableBalance: Math.round((1000 - one.total) * 100) / 100 });
  expect((await update(browser, { bc: 'Labs' })).json<CartReply>().cart.bcDetails?.availableBalance).toBeNull();
});

test('[B2B-1] neither an order nor a line can be charged to a center of another account', async () => {
  const { browser, accountNumber } = await member('centers@byron.example');
  await shop.db.raw(`insert into budget_center (account_number, name, since) values ($1, 'Art', '2020-01-01')`, [accountNumber]);
  const cartItemId = (await add(browser, [{ itemId: '100' }])).cart.items[0]?.cartItemId;
  expect((await update(browser, { bc: 'Somebody else’s' })).json()).toMatchObject({ status: 400, code: 'BUDGET_CENTER_UNKNOWN' });
  const line = await browser.send('POST', ITEM, { items: [{ cartItemId, bcName: 'Nobody’s' }] }, put);
  expect(line.json()).toMatchObject({ status: 400, code: 'BUDGET_CENTER_UNKNOWN' });
  expect((await browser.send('POST', ITEM, { items: [{ cartItemId, bcName: 'Art' }] }, put)).status).toBe(200);
});

test('[CART-8, CART-4] the card step gets the payments, other steps only with all parts; unknown request types are refused', async () => {
  const { browser } = await member('card@byron.example');
  const one = await buyer(shop, { itemId: '100', browser });
  const paid = { paymentType: 'CREDIT_CARD', addedToOrder: true, amountApplied: one.total };
  for (const query of ['requestType=sbaACI', 'grindType=ALL'])
    expect(await whole(browser, query)).toMatchObject({
      orderPayment: paid,
      orderPayments: [paid],
      userPayments: [{ lastFourDigit: '1111' }],
    });
  const plain = await whole(browser, 'requestType=sbaMMX');
  expect([plain.orderPayments, plain.userPayments, plain.invoiceInfo]).toEqual([undefined, undefined, undefined]);
  const moved = (await browser.send('POST', '/cc/api/checkout/default?requestType=sbaACI', { seen: true }, put)).json<CartReply>();
  expect(moved.cart.orderPayment).toMatchObject(paid);
  expect((await browser.send('GET', '/cc/api/checkout?requestType=other')).status).toBe(400);
  expect((await browser.send('POST', `${ITEM}?requestType=other`, { items: [{ itemId: '100' }] })).status).toBe(400);
  expect(JSON.stringify(await whole(browser))).not.toMatch(/tok_|"token"|4111111111111111/);
});

test('[CART-1] the cart’s reply suggests a better spelling of the entered address', async () => {
  const browser = shop.browser();
  const address = { fullName: 'Maya Ortiz', address1: '14 Elm St Apt 4', city: 'Framingham', state: 'MA', zipCode: '01702' };
  await buyer(shop, { itemId: '100', browser, address });
  expect((await whole(browser)).suggestedAddress).toMatchObject({
    type: 'S',
    address1: '14 Elm St',
    firstName: 'Maya',
    email: 'maya@example.com',
    zipCode: '01702',
  });
});
