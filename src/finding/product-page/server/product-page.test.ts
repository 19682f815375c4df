// What a product's page adds to its tile: price explanations and documents.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Static } from 'typebox';
import type { productPageContract } from '#finding/product-page/contract';
import type { tilesContract } from '#finding/tiles/contract';
import { ensureDemoAccounts, loadDemoCatalogue } from '#demo/server';
import { writeProducts } from '#goods/catalog/server';
import { aRecord } from '#goods/catalog/fixtures';
import { demoProducts } from '../../../demo/server/catalogue/index.ts';
import { testShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
let guest: Browser;
let password: string;

type Product = Static<(typeof productPageContract & typeof tilesContract)['GET /api/product/:itemId']['reply']>;
type Tiles = Static<(typeof productPageContract & typeof tilesContract)['POST /api/tiles']['reply']>;

const product = async (itemId: string, prefix = '', browser = guest) =>
  (await browser.send('GET', `${prefix}/api/product/${itemId}`)).json<Product>();
const signedIn = async (name: string): Promise<Browser> => {
  const browser = shop.browser('business');
  await browser.send('POST', '/api/sign-in', { email: `${name}@inkwell.example`, password });
  return browser;
};

beforeAll(async () => {
  shop = await testShop({}, { now: () => new Date() }, async (db) => {
    await loadDemoCatalogue(db, () => undefined);
    password = await ensureDemoAccounts(db, undefined);
    await writeProducts(db, [
      aRecord({ itemId: 'PLAIN', prices: { USD: { base: 1000 }, CAD: { base: 1300 } } }),
      aRecord({ itemId: 'STEPS', prices: { USD: { base: 1000, breaks: [{ qty: 5, each: 900 }], handling: 250, surcharge: 75 } } }),
      aRecord({ itemId: 'HIDDEN', prices: { USD: { base: 1000 } }, seePriceInCart: true }),
    ]);
    await db.raw(
      `insert into stock (item_id, location, on_hand) values ('STEPS', 'US', 50) on conflict (item_id, location) do update set on_hand = 50`,
    );
    await db.raw(
      `insert into contract_price (account_number, item_id, currency, cents) values ('10024501', 'STEPS', 'USD', 800), ('10024502', 'STEPS', 'USD', 800)`,
    );
  });
  guest = shop.browser();
});
afterAll(() => shop.close());

test('[CAT-2] a price says whether it is regular or on sale, what it was before, and which fees apply', async () => {
  expect((await product('PLAIN')).priceReasons).toEqual(['Our regular price.']);
  expect((await product('246810')).priceReasons.slice(0, 3)).toEqual([
    'On sale for a limited time.',
    'List price: $54.99.',
    'You save $8.00 (15%).',
  ]);
  expect((await product('STEPS')).priceReasons).toEqual([
    'Our regular price.',
    'Buy 5 or more for $9.00 each.',
    '+ $2.50 handling each, added in the cart.',
    '+ $0.75 surcharge each, added in the cart.',
  ]);
  expect((await product('PLAIN', '/fr-ca')).priceReasons).toEqual(['Notre prix courant.']);
  expect((await product('HIDDEN')).priceReasons).toEqual([]);
});

test('[CAT-2] [B2B-4] an agreed price is labelled, with the list price for those who may see it', async () => {
  const buyer = await signedIn('business');
  const body = { itemIds: ['246810', '310880'] };
  const [agreed, other] = (await buyer.send('POST', '/api/tiles', body)).json<Tiles>().tiles;
  expect(agreed?.priceReasons).toEqual(['Your organization’s contract price.', 'List price: $46.99.', 'You save $5.70 (12%).']);
  expect(other?.priceReasons).toEqual([]);
});

test('[CAT-2] [USR-4] an account that sees only its contract gets no list price', async () => {
  const contract = await signedIn('contract');
  const [tile] = (await contract.send('POST', '/api/tiles', { itemIds: ['246810'] })).json<Tiles>().tiles;
  expect(tile?.priceReasons).toEqual(['Your organization’s contract price.']);
  expect((await product('246810', '', contract)).priceReasons).toEqual(['Your organization’s contract price.']);
});

test('[CAT-2] [B2B-4] an account with an agreed price sees the fees that the cart adds', async () => {
  for (const name of ['business', 'contract']) {
    const buyer = await signedIn(name);
    const [tile] = (await buyer.send('POST', '/api/tiles', { itemIds: ['STEPS'] })).json<Tiles>().tiles;
    const reasons = tile?.priceReasons ?? [];
    expect(reasons[0]).toBe('Your organization’s contract price.');
    expect(reasons.slice(-2)).toEqual(['+ $2.50 handling each, added in the cart.', '+ $0.75 surcharge each, added in the cart.']);
    const added = await buyer.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: 'STEPS', qty: 2 }] });
    expect(added.status, added.body).toBe(200);
    const cart = (await buyer.send('GET', '/cc/api/checkout')).body;
    expect(cart).toContain('"handlingFee":5');
  }
});

const desk = demoProducts.find(({ documents }) => documents?.[0]?.kind === 'assemblyGuide');
const cleaner = demoProducts.find(({ documents }) => documents?.[0]?.kind === 'informationSheet');

test('[CAT-2] the page lists documents by kind and language, the reader’s language first, and each opens', async () => {
  const english = (await product(desk?.itemId ?? '')).documents;
  expect(english.map(({ title, kind, language, lang }) => [title, kind, language, lang])).toEqual([
    ['Assembly guide', 'Assembly guide', 'English', 'en'],
    ['Assembly guide', 'Assembly guide', 'French', 'fr'],
  ]);
  const french = (await product(desk?.itemId ?? '', '/fr-ca')).documents;
  expect(french.map(({ title, language }) => [title, language])).toEqual([
    ['Guide d’assemblage', 'français'],
    ['Guide d’assemblage', 'anglais'],
  ]);
  for (const { href } of [...english, ...french, ...(await product(cleaner?.itemId ?? '')).documents]) {
    const paper = await guest.send('GET', href);
    expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(paper.body.slice(0, 5)).toBe('%PDF-');
    expect(paper.body.length).toBeGreaterThan(5_000);
  }
  const [first = { href: '' }] = english;
  const [again, other] = [await guest.send('GET', first.href), await guest.send('GET', french[0]?.href ?? '')];
  expect(again.body === (await guest.send('GET', first.href)).body).toBe(true);
  expect(again.body === other.body).toBe(false);
});

test('[CAT-2] [USR-4] a document is available only where its product names it and is visible', async () => {
  const { itemId = '' } = desk ?? {};
  const status = async (path: string, browser = guest) => (await browser.send('GET', path)).status;
  expect(await status(`/product-documents/${itemId}/information-sheet-en.pdf`)).toBe(404);
  expect(await status('/product-documents/PLAIN/assembly-guide-en.pdf')).toBe(404);
  expect(await status('/product-documents/NOBODY/assembly-guide-en.pdf')).toBe(404);
  expect(await status(`/product-documents/${itemId}/assembly-guide-en.exe`)).toBe(404);
  const contract = await signedIn('contract');
  expect(await status(`/product-documents/${itemId}/assembly-guide-en.pdf`, contract)).toBe(404);
});

test('[CAT-2] external documents keep their address, and a record without documents removes them', async () => {
  const address = 'https://papers.example/warranty.pdf';
  const record = aRecord({ itemId: 'PAPERS' });
  const documents = [{ kind: 'warranty', title: { 'en-US': 'Two years' }, address, language: 'en' }] as const;
  await writeProducts(shop.db, [{ ...record, documents }]);
  const shown = { title: 'Two years', kind: 'Warranty', language: 'English', lang: 'en', href: address };
  await expect.poll(async () => (await product('PAPERS')).documents).toEqual([shown]);
  await writeProducts(shop.db, [record]);
  await expect.poll(async () => (await product('PAPERS')).documents).toEqual([]);
});

test('assembled goods have a guide, chemicals have an information sheet', () => {
  const kinds = new Set(demoProducts.flatMap(({ documents = [] }) => documents.map(({ kind }) => kind)));
  expect([...kinds].toSorted()).toEqual(['assemblyGuide', 'informationSheet']);
});
