// When a service of the shop fails, its code appears where it is needed, everything else works, and the shop recovers by itself.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CartReply } from '#buying/cart/contract';
import { writeProducts } from '#goods/catalog/server';
import { ensureDemoAccounts } from '#demo/server';
import type { Db } from '#platform/db';
import type { SavedList, SavedReply } from '#buying/saved-for-later/contract';
import { aRecord } from '#goods/catalog/fixtures';
import { add, cartOf, del, ITEM, prepareCarts, put } from '#test/carts';
import { openAccount } from '#test/accounts';
import { readMessageTable } from '#test/message-table';
import { testShop, type TestShop } from '#test/shop';

const EDITIONS = [
  {
    prefix: '',
    fees: 'Sorry, but we are unable to display fee related prices at this time. Try again in a few minutes.',
    items: 'Sorry, but we are unable to display these items. Try again in a few minutes.',
    user: "Sorry, something went wrong. It's us, not you. Try again in a few minutes.",
    full: 'Your saved list is full. Remove something to save more.',
    again: 'We’re still working on this request. Try again in a moment.',
  },
  {
    prefix: '/fr-ca',
    fees: 'Désolés, nous ne pouvons pas afficher les prix liés aux frais pour le moment. Réessayez dans quelques minutes.',
    items: 'Désolés, nous ne pouvons pas afficher ces articles. Réessayez dans quelques minutes.',
    user: 'Désolés, un problème est survenu. C’est nous, ce n’est pas vous. Réessayez dans quelques minutes.',
    full: 'Votre liste est pleine. Retirez-en un article pour en mettre d’autres de côté.',
    again: 'Cette demande est en cours de traitement. Réessayez dans un instant.',
  },
] as const;

const PASSWORD = 'a long enough password';

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
  shop = await testShop({ INKWELL_TAX_URL: `http://127.0.0.1:${port}/rates` }, { now: () => now }, prepare);
});
afterAll(async () => {
  await shop.close();
  taxes.closeAllConnections();
  taxes.close();
});

/** Disables a part for a while with the statements of docs/cart-messages.md, so that reading it fails like a broken database. */
async function without(code: string, meanwhile: () => Promise<void>): Promise<void> {
  const row = (await readMessageTable()).away.get(code);
  if (row === undefined) throw new Error(`${code} has no statements in the document`);
  await shop.db.raw(row.take);
  try {
    await meanwhile();
  } finally {
    await shop.db.raw(row.restore);
  }
}

/** The small shop's goods, and the ream that the document's statements name. */
async function prepare(db: Db): Promise<void> {
  await prepareCarts(db);
  await db.transaction((tx) => writeProducts(tx, [aRecord({ itemId: '246810' })]));
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
  expect(cart.messages).toContainEqual({ code: 'GLOBAL_FEE_SERVICE_IS_DOWN', type: 'failure', description: EDITIONS[0].fees });
  const items = { items: [{ itemId: '100' }], addresses: [{ zipCode: `H${zip.at(-1)}A 1A1` }] };
  const french = (await browser.send('POST', `/fr-ca${ITEM}`, items)).json<CartReply>();
  expect(french.cart.messages).toContainEqual({ code: 'GLOBAL_FEE_SERVICE_IS_DOWN', type: 'failure', description: EDITIONS[1].fees });
  answers = 'well';
  now = new Date(now.getTime() + 3_000);
  const back = await cartOf(browser);
  expect(back).toMatchObject({
    cartSummary: { tax: 1.6, taxEstimated: false, taxes: [{ jurisdiction: 'NY' }] },
    cartAttributes: { proceedCheckout: true },
  });
  expect(codesOf(back.messages)).not.toContain('GLOBAL_FEE_SERVICE_IS_DOWN');
});

test('[ERR-3] known taxes are used while the tax service is down, but not for ever', async () => {
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

test.each(EDITIONS)(
  '[ERR-3] when saved items cannot be read, the list says so and the cart still works ($prefix)',
  async ({ prefix, items }) => {
    const browser = shop.browser();
    const cart = async () => (await browser.send('GET', `${prefix}/cc/api/checkout?mmx=true`)).json<CartReply>();
    await browser.send('POST', prefix + ITEM, { items: [{ itemId: '100' }] });
    await browser.send('POST', `${prefix}/cc/api/sfl`, { itemId: '101' });
    await without('ITEM_SERVICE_IS_DOWN', async () => {
      const list = await browser.send('GET', `${prefix}/cc/api/sfl`);
      expect(list.json()).toEqual({ status: 503, code: 'ITEM_SERVICE_IS_DOWN', message: items });
      expect(list.headers['retry-after']).toBe('2');
      expect(await cart()).toMatchObject({
        cart: { items: [{ itemId: '100' }] },
        messages: [{ code: 'ITEM_SERVICE_IS_DOWN', description: items }],
      });
    });
    expect((await browser.send('GET', `${prefix}/cc/api/sfl`)).json<SavedList>().totalItems).toBe(1);
    expect((await cart()).cart.sflItems).toHaveLength(1);
  },
);

test.each(EDITIONS)('[ERR-3] when sessions cannot be read, nobody counts as a guest ($prefix)', async ({ prefix, user }) => {
  const browser = shop.browser();
  const { cart } = (await browser.send('POST', prefix + ITEM, { items: [{ itemId: '100' }] })).json<CartReply>();
  const cartItemId = cart.items[0]?.cartItemId;
  // After one read, cart and session are in memory; the session is checked all the same.
  await cartOf(browser, '', prefix);
  await without('USER_SERVICE_IS_DOWN', async () => {
    const gone = { status: 503, code: 'USER_SERVICE_IS_DOWN', message: user };
    const asked: readonly (readonly ['GET' | 'POST', string, (object | undefined)?, Record<string, string>?])[] = [
      ['GET', '/cc/api/sfl'],
      ['GET', '/cc/api/checkout'],
      ['POST', ITEM, { items: [{ itemId: '101' }] }],
      ['POST', ITEM, { items: [{ cartItemId, qty: 2 }] }, put],
      ['POST', `${ITEM}/${cartItemId}`, undefined, del],
      ['POST', '/cc/api/checkout/default/order', { cartId: cart.cartId, total: 1 }],
    ];
    for (const [method, url, body, headers] of asked)
      expect((await browser.send(method, prefix + url, body, headers)).json(), url).toEqual(gone);
    // A visitor without a session is not affected.
    expect((await shop.browser().send('GET', `${prefix}/cc/api/sfl`)).status).toBe(200);
  });
  expect((await cartOf(browser, '', prefix)).items).toHaveLength(1);
});

test.each(EDITIONS)('[ERR-3] when an account’s terms cannot be read, no other price is shown ($prefix)', async ({ prefix, user }) => {
  const email = `ada${prefix.slice(1)}@byron.example`;
  const browser = shop.browser('business');
  const opened = await openAccount(shop, browser, { fullName: 'Ada Byron', company: 'Byron Supply', email, password: PASSWORD });
  expect(opened.status).toBe(200);
  const items = { items: [{ itemId: '100' }] };
  await without('USER_ACCOUNT_SERVICE_IS_DOWN', async () => {
    const refused = { status: 503, code: 'USER_ACCOUNT_SERVICE_IS_DOWN', message: user };
    expect((await browser.send('POST', prefix + ITEM, items)).json()).toEqual(refused);
    expect((await shop.browser().send('POST', prefix + ITEM, items)).status).toBe(200);
  });
  expect((await browser.send('POST', prefix + ITEM, items)).json<CartReply>().cart.items).toHaveLength(1);
});

describe('with the demo’s accounts', () => {
  let password: string;
  beforeAll(async () => {
    password = await ensureDemoAccounts(shop.db, undefined);
  });
  const signedIn = async (name: string, tenant: 'consumer' | 'business') => {
    const browser = shop.browser(tenant);
    expect((await browser.send('POST', '/api/sign-in', { email: `${name}@inkwell.example`, password })).status).toBe(200);
    return browser;
  };

  test.each(EDITIONS)('[ERR-3] a user whose account is gone cannot charge anything to it ($prefix)', async ({ prefix, user }) => {
    const browser = await signedIn('business', 'business');
    const order = async () =>
      (await browser.send('POST', `${prefix}/cc/api/checkout/default?actionType=UPDATE_ACCOUNTING`, { po: 'PO-1' }, put)).json<CartReply>();
    await browser.send('POST', prefix + ITEM, { items: [{ itemId: '100' }] });
    await without('USER_NOT_FOUND', async () => {
      expect((await order()).messages).toEqual([{ code: 'USER_NOT_FOUND', type: 'failure', description: user }]);
    });
    expect((await order()).messages).toEqual([]);
  });

  test.each(EDITIONS)('[SFL-1] a full list takes no more items, and the line stays in the cart ($prefix)', async ({ prefix, full }) => {
    const browser = await signedIn('shopper', 'consumer');
    await browser.send('POST', `${prefix}/cc/api/sfl`, { itemId: '246810' });
    const { cart } = (await browser.send('POST', prefix + ITEM, { items: [{ itemId: '100' }] })).json<CartReply>();
    const save = async () =>
      (await browser.send('POST', `${prefix}/cc/api/sfl`, { cartItemId: cart.items[0]?.cartItemId })).json<SavedReply>();
    await without('SAVED_LIST_FULL', async () => {
      expect(await save()).toMatchObject({
        totalItems: 3_000,
        messages: [{ code: 'SAVED_LIST_FULL', type: 'failure', description: full }],
      });
      expect((await cartOf(browser, '', prefix)).items).toHaveLength(1);
    });
    expect(await save()).toMatchObject({ totalItems: 2, messages: [{ code: 'SFL_MOVED' }] });
  });
});

test.each(EDITIONS)(
  '[CART-26] a repeated request is refused while the first runs, and is done once ($prefix)',
  async ({ prefix, again }) => {
    const row = (await readMessageTable()).away.get('IN_FLIGHT');
    const browser = shop.browser();
    await browser.send('POST', prefix + ITEM, { items: [{ itemId: '100' }] });
    const ask = () => browser.send('POST', prefix + ITEM, { items: [{ itemId: '100' }] }, { 'idempotency-key': 'at once' });
    // While the carts are locked nothing can be written, so the first request is still running when the second comes.
    const first = await shop.db.transaction(async (tx) => {
      await tx.raw(row?.take.replace('begin;', '') ?? '');
      const under = ask();
      await sleep(50);
      expect((await ask()).json()).toEqual({ status: 409, code: 'IN_FLIGHT', message: again });
      return { under };
    });
    expect((await first.under).status).toBe(200);
    expect((await cartOf(browser, '', prefix)).items).toMatchObject([{ itemId: '100', qty: 2 }]);
  },
);
