// A shop with a few products of every kind, and the calls that fill carts: for server tests.
import type { CartReply } from '#buying/cart/contract';
import { writeCategories, writeProducts } from '#goods/catalog/server';
import { writeStock } from '#goods/inventory/server';
import type { Db } from '#platform/db';
import { writeCoupons } from '#goods/promotions/server';
import { writeStores } from '#goods/stores/server';
import { aCoupon, aStore, NOW } from '#buying/cart/fixtures';
import { aCategory, aRecord } from '#goods/catalog/fixtures';
import { testShop, type Browser, type TestShop } from './shop.ts';

const RECORDS = [
  aRecord({ itemId: '100', stock: { US: 5000, CA: 500, stores: { '0008': 3 } }, bopisEligible: true }),
  aRecord({ itemId: '101', categoryId: 'writing', prices: { USD: { base: 1000, sale: 800 }, CAD: { base: 1300 } }, stock: { US: 500 } }),
  aRecord({ itemId: '102', stock: { US: 0 }, alternates: ['100'] }),
  aRecord({ itemId: '103', quantityLimit: 5, stock: { US: 500 } }),
  aRecord({ itemId: '104', stock: { US: 4 } }),
  aRecord({ itemId: '105', kind: 'warranty', prices: { USD: { base: 2500 }, CAD: { base: 2900 } } }),
  aRecord({ itemId: '106', services: ['105'], stock: { US: 50 } }),
  aRecord({ itemId: '107', kind: 'surcharge', increment: 5, prices: { USD: { base: 1000, surcharge: 50 } }, stock: { US: 50 } }),
  aRecord({ itemId: '108', kind: 'freeSample', prices: { USD: { base: 0 } }, stock: { US: 50 } }),
  aRecord({
    itemId: '109',
    kind: 'directFurniture',
    prices: { USD: { base: 20000 } },
    services: ['110'],
    stock: { US: 50 },
    bopisEligible: true,
  }),
  aRecord({ itemId: '110', kind: 'assembly', prices: { USD: { base: 5000 } } }),
  aRecord({ itemId: '111', status: 'discontinued', replacement: '100' }),
  aRecord({ itemId: '112', kind: 'eGiftCard', prices: { USD: { base: 50000 } } }),
];

/** Inserts the products, their stock, one store, a coupon for everything and one for product 101. */
export async function prepareCarts(db: Db): Promise<void> {
  const amounts = RECORDS.flatMap(({ itemId, stock: { stores = {}, US = 0, CA = 0 } = {} }) =>
    Object.entries({ US, CA, ...stores }).map(([location, onHand]) => ({ itemId, location, onHand })),
  );
  await db.transaction(async (tx) => {
    await writeCategories(tx, [aCategory({ id: 'paper' }), aCategory({ id: 'writing' })]);
    await writeProducts(tx, RECORDS);
    await writeStock(tx, amounts, 'replace');
    await writeStores(tx, [aStore()]);
    await writeCoupons(tx, [aCoupon({ code: 'FIVE', minimum: 2_000 }), aCoupon({ code: 'PENS', items: ['101'], minimum: 2_000 })]);
  });
}

/** Starts with products 100 to 112; `clock` starts on Friday, November 20, 2026, 9:00 in New York. */
export function testCarts(clock = { now: () => new Date(NOW) }): Promise<TestShop> {
  return testShop({}, clock, prepareCarts);
}

export const ITEM = '/cc/api/checkout/default/item';
export const put = { 'x-http-method-override': 'PUT' };
export const del = { 'x-http-method-override': 'DELETE' };

/** Adds items; returns the reply with its cart and messages, or its code. */
export async function add(browser: Browser, items: readonly object[], more: object = {}, headers: Record<string, string> = {}) {
  const reply = await browser.send('POST', ITEM, { items, ...more }, headers);
  return { ...reply, ...reply.json<CartReply & { readonly code: string }>() };
}

export async function cartOf(browser: Browser, query = '', prefix = ''): Promise<CartReply['cart']> {
  return (await browser.send('GET', `${prefix}/cc/api/checkout${query}`)).json<CartReply>().cart;
}

/** Two designs of one customizable item: with different words, colors and typefaces. */
export const WORDED = [
  { itemId: '782101', customization: { lines: ['Maya'], color: 'black', typeface: 'sans' } },
  { itemId: '782101', customization: { lines: ['Okafor'], color: 'blue', typeface: 'serif' } },
];
