import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Static } from 'typebox';
import { ensureDemoAccounts } from '#demo/server';
import type { homeContract } from '#finding/home/contract';
import { aCategory, aRecord } from '#goods/catalog/fixtures';
import { writeCategories, writeProducts } from '#goods/catalog/server';
import { writeStock } from '#goods/inventory/server';
import { writeContracts } from '#goods/pricing/server';
import { statementsOf } from '#test/statements';
import { testShop, type Browser, type TestShop } from '#test/shop';

type Reply = Static<(typeof homeContract)['GET /api/departments']['reply']>;

/** Accounts of the buyer with agreed prices, and of the one limited to them. */
const [HARBOR_DENTAL, SAINT_AUBIN] = ['10024501', '10024502'] as const;
let shop: TestShop;
let password: string;

const CATEGORIES = [
  aCategory({ id: 'paper', order: 1 }),
  aCategory({ id: 'reams', parentId: 'paper', order: 1 }),
  aCategory({ id: 'pads', parentId: 'paper', order: 2 }),
  aCategory({ id: 'mailing', order: 2 }),
  aCategory({ id: 'boxes', parentId: 'mailing', order: 1 }),
  aCategory({ id: 'empty', order: 3 }),
];
const PRODUCTS = [
  aRecord({ itemId: 'soldout', categoryId: 'reams', bestSeller: true }),
  aRecord({ itemId: 'ream', categoryId: 'reams', bestSeller: true }),
  aRecord({ itemId: 'pad', categoryId: 'pads', prices: { USD: { base: 900, sale: 700 }, CAD: { base: 1200 } } }),
  aRecord({ itemId: 'box', categoryId: 'boxes' }),
];

beforeAll(async () => {
  shop = await testShop({}, undefined, async (db) => {
    await db.transaction(async (tx) => {
      await writeCategories(tx, CATEGORIES);
      await writeProducts(tx, PRODUCTS);
      const stocked = ['ream', 'pad', 'box'].map((itemId) => ({ itemId, location: 'US', onHand: 50 }));
      await writeStock(tx, stocked, 'whereNew');
    });
    password = await ensureDemoAccounts(db, undefined);
    await db.transaction((tx) =>
      writeContracts(
        tx,
        [HARBOR_DENTAL, SAINT_AUBIN].map((accountNumber) => ({ accountNumber, items: [{ itemId: 'ream', prices: { USD: 100 } }] })),
      ),
    );
  });
});
afterAll(() => shop.close());

const departments = async (browser: Browser, query = '?prices=own') =>
  (await browser.send('GET', `/api/departments${query}`)).json<Reply>();
const named = ({ departments: all }: Reply) => all.map(({ id, categories }) => [id, categories.map(({ name }) => name)]);
async function signedIn(name: string): Promise<Browser> {
  const browser = shop.browser('business');
  await browser.send('POST', '/api/sign-in', { email: `${name}@inkwell.example`, password });
  return browser;
}

test('[CAT-2] every department that sells anything is listed with such categories, its count, and what is on sale there', async () => {
  const reply = await departments(shop.browser());
  expect(named(reply)).toEqual([
    ['paper', ['reams', 'pads']],
    ['mailing', ['boxes']],
  ]);
  expect(reply.deals).toBe(true);
  const [paper, mailing] = reply.departments;
  expect(paper).toMatchObject({ count: 3, href: '/paper/cat_paper' });
  expect(paper?.highlights.map(({ name, href, count }) => [name, href, count])).toEqual([
    ['On sale', '/paper/cat_paper?promo=sale', 1],
    ['Best sellers', '/paper/cat_paper?promo=bestSeller', 2],
  ]);
  expect(mailing?.highlights).toEqual([]);
});

test('a department shows a best seller that is in stock, and none where nothing sells best', async () => {
  const { departments: all } = await departments(shop.browser());
  expect(all.map(({ featured }) => featured?.title ?? null)).toEqual(['Northfold item ream', null]);
  expect(all[0]?.featured?.price).toBe('$10.00');
});

test('trust 12: an account limited to its contract sees only departments and categories of it, at its own price and without sales', async () => {
  const reply = await departments(await signedIn('contract'));
  expect(named(reply)).toEqual([['paper', ['reams']]]);
  expect(reply.departments[0]).toMatchObject({ count: 1, highlights: [], featured: { price: '$1.00' } });
  expect(reply.deals).toBe(false);
});

test('an account with agreed prices sees all departments with its own price, which has no sale; the shared answer has everybody’s', async () => {
  const buyer = await signedIn('business');
  const [paper] = (await departments(buyer)).departments;
  expect(paper?.featured?.price).toBe('$1.00');
  expect(paper?.highlights.map(({ name }) => name)).toEqual(['Best sellers']);
  const [shared] = (await departments(buyer, '')).departments;
  expect(shared?.featured?.price).toBe('$10.00');
  expect((await departments(shop.browser('business'))).departments[0]?.featured?.price).toBe('$10.00');
});

test('the shared answer queries no database', async () => {
  await departments(shop.browser(), '');
  expect(await statementsOf(shop.db, () => departments(shop.browser(), ''))).toBe(0);
});
