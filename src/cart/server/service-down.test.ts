// A part the shop leans on fails: its code is said where it is missed, the rest goes on, and it is back without anybody doing anything.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '#cart/contract';
import type { SavedList } from '#saved-for-later/contract';
import { add, cartOf, del, ITEM, prepareCarts, put } from '../../test-carts.ts';
import { openAccount } from '../../test-accounts.ts';
import { testShop, type TestShop } from '../../test-shop.ts';

const FEES = 'Sorry, but we are unable to display fee related prices at this time. Try again in a few minutes.';
const ITEMS = 'Sorry, but we are unable to display these items. Try again in a few minutes.';
const USER = "Sorry, something went wrong. It's us, not you. Try again in a few minutes.";

let shop: TestShop;
let taxes: Server;
let answers: 'well' | 'garbage' | 'fails' | 'is silent' = 'fails';
let now = new Date('2026-11-20T14:00:00Z');
beforeAll(async () => {
  taxes = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (answers === 'is silent') return;
    response.statusCode = answers === 'fails' ? 500 : 200;
    if (answers !== 'well') return void response.end('<html>');
    const jurisdiction = searchParams.get('state') ?? '';
    response.end(
      JSON.stringify({ estimated: false, taxes: [{ name: 'SALES', jurisdiction, ratePercent: 10, on: ['standard', 'delivery'] }] }),
    );
  });
  await new Promise<void>((done) => taxes.listen(0, '127.0.0.1', done));
  const { port } = taxes.address() as AddressInfo;
  shop = await testShop({ INKWELL_TAX_URL: `http://127.0.0.1:${port}/rates` }, { now: () => now }, prepareCarts);
});
afterAll(async () => {
  await shop.close();
  taxes.closeAllConnections();
  taxes.close();
});

/** Takes a table away for a while: its statements fail as they would with a broken part of the database. */
async function without(table: string, meanwhile: () => Promise<void>): Promise<void> {
  await shop.db.raw(`alter table ${table} rename to ${table}_away`);
  try {
    await meanwhile();
  } finally {
    await shop.db.raw(`alter table ${table}_away rename to ${table}`);
  }
}

const codesOf = (messages: readonly { readonly code: string }[]): string[] => messages.map(({ code }) => code);

test.each([
  ['fails', '10001'],
  ['garbage', '10002'],
  ['is silent', '10011'],
] as const)('[ERR-3] trust 29: a tax service that %s: the cart stands without tax, says so, and takes no order', async (how, zip) => {
  answers = how;
  const browser = shop.browser();
  const { cart } = await add(browser, [{ itemId: '101' }], { addresses: [{ zipCode: zip }] });
  expect(cart).toMatchObject({ items: [{ itemId: '101' }], cartSummary: { tax: 0 }, cartAttributes: { proceedCheckout: false } });
  expect(cart.messages).toContainEqual({ code: 'GLOBAL_FEE_SERVICE_IS_DOWN', type: 'failure', description: FEES });
  expect((await browser.send('GET', '/fr-ca/cc/api/checkout')).status).toBe(200);
  answers = 'well';
  now = new Date(now.getTime() + 3_000);
  const back = await cartOf(browser);
  expect(back).toMatchObject({
    cartSummary: { tax: 1.6, taxEstimated: false, taxes: [{ jurisdiction: 'NY' }] },
    cartAttributes: { proceedCheckout: true },
  });
  expect(codesOf(back.messages)).not.toContain('GLOBAL_FEE_SERVICE_IS_DOWN');
});

test('[ERR-3] what is known stays right while the tax service is away, but not for ever', async () => {
  answers = 'well';
  const browser = shop.browser();
  await add(browser, [{ itemId: '101' }], { addresses: [{ zipCode: '10003' }] });
  answers = 'fails';
  now = new Date(now.getTime() + 2 * 3_600_000);
  expect((await cartOf(browser)).cartAttributes.proceedCheckout).toBe(true);
  now = new Date(now.getTime() + 11 * 3_600_000);
  expect(codesOf((await cartOf(browser)).messages)).toContain('GLOBAL_FEE_SERVICE_IS_DOWN');
  answers = 'well';
});

test('[ERR-3] saved items cannot be read: the list says ITEM_SERVICE_IS_DOWN, the cart beside it is there', async () => {
  const browser = shop.browser();
  await add(browser, [{ itemId: '100' }]);
  await browser.send('POST', '/cc/api/sfl', { itemId: '101' });
  await without('saved_item', async () => {
    const list = await browser.send('GET', '/cc/api/sfl');
    expect(list.json()).toEqual({ status: 503, code: 'ITEM_SERVICE_IS_DOWN', message: ITEMS });
    expect(list.headers['retry-after']).toBe('2');
    const both = (await browser.send('GET', '/cc/api/checkout?mmx=true')).json<CartReply>();
    expect(both).toMatchObject({ cart: { items: [{ itemId: '100' }] }, messages: [{ code: 'ITEM_SERVICE_IS_DOWN', description: ITEMS }] });
  });
  expect((await browser.send('GET', '/cc/api/sfl')).json<SavedList>().totalItems).toBe(1);
  expect((await cartOf(browser, '?mmx=true')).sflItems).toHaveLength(1);
});

test('[ERR-3] sessions cannot be read: USER_SERVICE_IS_DOWN; nobody is taken for a guest', async () => {
  const browser = shop.browser();
  const { cart } = await add(browser, [{ itemId: '100' }]);
  const cartItemId = cart.items[0]?.cartItemId;
  await without('shopper_session', async () => {
    expect((await browser.send('GET', '/cc/api/sfl')).json()).toEqual({ status: 503, code: 'USER_SERVICE_IS_DOWN', message: USER });
    const gone = { status: 503, code: 'USER_SERVICE_IS_DOWN', message: USER };
    const asked: readonly (readonly ['GET' | 'POST', string, (object | undefined)?, Record<string, string>?])[] = [
      ['GET', '/cc/api/checkout'],
      ['POST', ITEM, { items: [{ itemId: '101' }] }],
      ['POST', ITEM, { items: [{ cartItemId, qty: 2 }] }, put],
      ['POST', `${ITEM}/${cartItemId}`, undefined, del],
    ];
    for (const [method, url, body, headers] of asked) expect((await browser.send(method, url, body, headers)).json(), url).toEqual(gone);
    // Somebody without a session is not concerned.
    expect((await shop.browser().send('GET', '/cc/api/sfl')).status).toBe(200);
  });
  expect((await cartOf(browser)).items).toHaveLength(1);
});

test('[ERR-3] an account’s terms cannot be read: USER_ACCOUNT_SERVICE_IS_DOWN, and never a price that is not theirs', async () => {
  const account = { fullName: 'Ada Byron', company: 'Byron Supply', email: 'ada@byron.example', password: 'a long enough password' };
  const browser = shop.browser('business');
  expect((await openAccount(shop, browser, account)).status).toBe(200);
  await without('contract_price', async () => {
    expect((await browser.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: '100' }] })).json()).toEqual({
      status: 503,
      code: 'USER_ACCOUNT_SERVICE_IS_DOWN',
      message: USER,
    });
    expect((await add(shop.browser(), [{ itemId: '100' }])).status).toBe(200);
  });
  expect((await add(browser, [{ itemId: '100' }])).cart.items).toHaveLength(1);

  // A user whose account is gone is nobody who could put anything on it.
  await shop.db.raw(`update profile set account_number = null where email = 'ada@byron.example'`);
  const accounted = await browser.send('POST', '/cc/api/checkout/default?actionType=UPDATE_ACCOUNTING', { po: 'PO-1' }, put);
  expect(accounted.json<CartReply>().messages).toEqual([{ code: 'USER_NOT_FOUND', type: 'failure', description: USER }]);
});
