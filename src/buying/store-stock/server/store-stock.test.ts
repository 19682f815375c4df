// "Check an item here": what a store answers to whom (STO-1, LST-5).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOW } from '#buying/cart/fixtures';
import type { StoreStockAnswer } from '#buying/store-stock/contract';
import { ensureDemoAccounts } from '#demo/server';
import { aRecord } from '#goods/catalog/fixtures';
import { writeProducts } from '#goods/catalog/server';
import { demoShop, type Browser, type TestShop } from '#test/shop';

const STORE = '0008';
let shop: TestShop;
let guest: Browser;
let password: string;

const prices = { USD: { base: 1000 } };

beforeAll(async () => {
  shop = await demoShop({}, { now: () => new Date(NOW) }, async (db) => {
    password = await ensureDemoAccounts(db, undefined);
    await writeProducts(db, [
      aRecord({ itemId: 'SHELF', partNumber: 'TWIN-1', ean: '0036000291452', prices, bopisEligible: true, alternates: [] }),
      aRecord({ itemId: 'OTHER', partNumber: 'TWIN 1', prices, bopisEligible: true }),
      aRecord({ itemId: 'EMPTY', partNumber: 'E-1', prices, bopisEligible: true, alternates: ['SHELF'] }),
      aRecord({ itemId: 'SENT', partNumber: 'S-1', prices, bopisEligible: false }),
      aRecord({ itemId: 'SECRET', partNumber: 'S-2', prices, bopisEligible: true, seePriceInCart: true }),
      aRecord({ itemId: 'OVER', partNumber: 'O-1', prices, bopisEligible: true, status: 'discontinued', replacement: 'SHELF' }),
    ]);
    await db.raw(
      `insert into stock (item_id, location, on_hand) values ('SHELF', '0008', 7), ('SHELF', 'US', 20), ('OTHER', '0008', 2), ('EMPTY', 'US', 9), ('SECRET', '0008', 1)
       on conflict (item_id, location) do update set on_hand = excluded.on_hand`,
    );
    await db.raw(`insert into contract_price (account_number, item_id, currency, cents) values ('10024501', 'SHELF', 'USD', 800)`);
  });
  guest = shop.browser();
});
afterAll(() => shop.close());

const check = (item: string, browser = guest, prefix = '', store = STORE) =>
  browser.send('GET', `${prefix}/api/stores/${store}/stock?item=${encodeURIComponent(item)}`);
const answer = async (item: string, browser?: Browser, prefix?: string, store?: string): Promise<StoreStockAnswer> => {
  const reply = await check(item, browser, prefix, store);
  expect(reply.status, reply.body).toBe(200);
  return reply.json<StoreStockAnswer>();
};
const signedIn = async (name: string): Promise<Browser> => {
  const browser = shop.browser('business');
  expect((await browser.send('POST', '/api/sign-in', { email: `${name}@inkwell.example`, password })).status).toBe(200);
  return browser;
};

test.each(['SHELF', 'shelf', '036000291452', '0036000291452', 'http://localhost:3000/fr-ca/x/product_SHELF?color=red'])(
  '[STO-1] [LST-5] a guest who asks for %s hears that the store has it, how many, for how much and when',
  async (asked) => {
    expect(await answer(asked)).toMatchObject({
      store: { storeNumber: STORE, name: 'Framingham' },
      state: 'inStock',
      item: { itemId: 'SHELF', price: 10, step: 1 },
      available: 7,
      ready: 'Pick up in 1-hour',
      choices: [],
    });
  },
);

test('[STO-1] what the answer offers goes into the cart for pickup in that store', async () => {
  const browser = shop.browser();
  const items = [{ itemId: 'SHELF', qty: 7, deliveryType: 'ISP', pickStoreNumber: STORE }];
  const added = await browser.send('POST', '/cc/api/checkout/default/item', { items, version: 'b2' });
  expect(added.status).toBe(200);
  const cart = (await browser.send('GET', '/cc/api/checkout')).body;
  expect(cart).toContain('"pickStoreNumber":"0008"');
});

test('[STO-1] an item that ran out says when a shipment is here, and what lies on the shelf instead', async () => {
  const empty = await answer('EMPTY');
  expect(empty).toMatchObject({ state: 'soldOut', available: 0, ready: '', shipsOn: expect.stringMatching(/\w/) as string });
  expect(empty.choices.map(({ itemId }) => itemId)).toEqual(['SHELF']);
});

test('[STO-1] goods that are only delivered, hidden prices and discontinued goods are answered', async () => {
  expect(await answer('SENT')).toMatchObject({ state: 'notInStores', item: { itemId: 'SENT', price: 10 } });
  expect(await answer('SECRET')).toMatchObject({ state: 'inStock', item: { price: null }, available: 1 });
  const over = await answer('OVER');
  expect(over).toMatchObject({ state: 'refused', item: { itemId: 'OVER' }, available: 0 });
  expect(over.why).not.toBe('');
  expect(over.choices.map(({ itemId }) => itemId)).toEqual(['SHELF']);
});

test('[LST-5] an unknown number, one of several items and another address are answered in words', async () => {
  expect(await answer('no such number')).toMatchObject({ state: 'unknown', item: null, choices: [] });
  const twins = await answer('twin1');
  expect(twins).toMatchObject({ state: 'ambiguous', item: null });
  expect(twins.choices.map(({ itemId }) => itemId).toSorted()).toEqual(['OTHER', 'SHELF']);
  expect(await answer('https://elsewhere.example/x/product_SHELF')).toMatchObject({ state: 'notAnItem', item: null });
  expect((await answer('24681l')).choices.map(({ itemId }) => itemId)).toContain('246811');
});

test('[B2B-4] [STO-1] a contract buyer gets the agreed price; one who buys on contract alone gets no price for other goods', async () => {
  expect(await answer('SHELF', await signedIn('business'))).toMatchObject({ item: { price: 8 } });
  const bound = await answer('SHELF', await signedIn('contract'));
  expect(bound).toMatchObject({ state: 'refused', item: { price: null }, available: 0, ready: '' });
  expect(bound.why).toContain('contract');
  expect(JSON.stringify(bound)).not.toMatch(/"price":\d/);
});

test('[STO-1] a store of another country and one that does not exist are not found', async () => {
  expect((await check('SHELF', guest, '/fr-ca')).status).toBe(404);
  expect((await check('SHELF', guest, '', '9999')).status).toBe(404);
});

test('[STO-1] look-ups are limited for each address, and the refusal says how long', async () => {
  const crowd = shop.browser();
  const replies = await Promise.all(Array.from({ length: 301 }, () => check('SHELF', crowd)));
  const refused = replies.filter(({ status }) => status === 429);
  // Some were used up by the tests before.
  expect(refused.length).toBeGreaterThan(0);
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(200);
  expect(refused[0]?.json()).toMatchObject({ code: 'TOO_MANY_TRIES', message: expect.stringContaining('15 minutes') as string });
});
