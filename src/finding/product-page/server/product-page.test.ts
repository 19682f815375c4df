// What a product's page adds to its tile: price explanations and documents.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Static } from 'typebox';
import type { productPageContract } from '#finding/product-page/contract';
import type { tilesContract } from '#finding/tiles/contract';
import { ensureDemoAccounts } from '#demo/server';
import { writeProducts } from '#goods/catalog/server';
import { aRecord } from '#goods/catalog/fixtures';
import { demoProducts } from '../../../demo/server/catalogue/index.ts';
import { demoShop, type Browser, type TestShop } from '#test/shop';

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
  shop = await demoShop({}, { now: () => new Date() }, async (db) => {
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

test('[CAT-2] a price says whether it is regular or on sale, what it was before, and what more of it costs', async () => {
  expect((await product('PLAIN')).priceReasons).toEqual(['Our regular price.']);
  expect((await product('246810')).priceReasons.slice(0, 3)).toEqual([
    'On sale for a limited time.',
    'List price: $54.99.',
    'You save $8.00 (15%).',
  ]);
  expect((await product('STEPS')).priceReasons).toEqual(['Our regular price.', 'Buy 5 or more for $9.00 each.']);
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
    expect(tile?.delivery.cost?.sum).toBe('$19.20');
    const added = await buyer.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId: 'STEPS', qty: 2 }] });
    expect(added.status, added.body).toBe(200);
    const cart = (await buyer.send('GET', '/cc/api/checkout')).body;
    expect(cart).toContain('"handlingFee":5');
  }
});

interface Charged {
  readonly cart: { readonly cartSummary: Readonly<Record<'couponSavings' | 'instantCouponSavings' | 'ordTotal' | 'tax', number>> };
}

/** What the cart charges for the smallest quantity of a product alone, before tax. */
async function charged(browser: Browser, itemId: string, qty: number): Promise<string> {
  const deliver = { deliveryType: 'STA' };
  const added = await browser.send('POST', '/cc/api/checkout/default/item', { items: [{ itemId, qty, ...deliver }] });
  expect(added.status, added.body).toBe(200);
  const { ordTotal, tax } = added.json<Charged>().cart.cartSummary;
  return `$${(ordTotal - tax).toFixed(2)}`;
}

const COSTLY = [
  '520331',
  '246811',
  '246810',
  '298444',
  'STEPS',
  ...demoProducts.filter(({ increment = 1 }) => increment > 1).map((one) => one.itemId),
];

test('[CAT-2] [CART-16] the page says before any press what the cart charges: instant coupons, fees of each unit, delivery, and their sum', async () => {
  for (const site of ['consumer', 'business'] as const)
    for (const itemId of COSTLY) {
      const browser = shop.browser(site);
      const { deliveryCost, tile } = await product(itemId, '', browser);
      expect(deliveryCost?.sum, `${site} ${itemId}`).toBe(await charged(browser, itemId, tile.increment));
    }
  const chair = await product('520331');
  expect(chair.fees).toEqual([{ label: 'Handling, large item', amount: '+ $25.00 each' }]);
  expect(chair.tile.fee).toBe('+ $25.00 handling each');
  expect(chair.deliveryCost).toMatchObject({ label: 'Delivery to 01702', amount: 'Free', isFree: true, note: null });
  const ream = await product('246811');
  expect([ream.fees, ream.feeReason, ream.tile.fee]).toEqual([[], 'Earns up to 5% back in Rewards.', null]);
  expect(ream.deliveryCost).toMatchObject({ amount: '$7.95', isFree: false, note: 'free from $45.00', sum: '$14.44' });
  expect((await product('246811', '/fr-ca')).deliveryCost?.label).toBe('Livraison au H3B 1A7');
});

test('[CAT-2] [CART-16] the shopper’s own delivery cost: a far ZIP code pays the area fee, a member pays nothing', async () => {
  const own = async (browser: Browser, zip?: string) => {
    const reply = await browser.send('POST', '/api/tiles', { itemIds: ['246811'], zip });
    return reply.json<Tiles>().tiles[0]?.delivery.cost;
  };
  expect(await own(shop.browser(), '99501')).toMatchObject({ label: 'Delivery to 99501', amount: '$20.90', note: 'free from $45.00' });
  const member = shop.browser();
  await member.send('POST', '/api/sign-in', { email: 'select@inkwell.example', password });
  expect(await own(member)).toMatchObject({ amount: 'Free', isFree: true, note: null, sum: '$6.17' });
});

test('[CAT-2] [CART-15] the page says an instant coupon as long as the cart applies it', async () => {
  const lined = async (prefix = '') => product('298444', prefix, shop.browser());
  const offers = async () => (await lined()).offers;
  expect(await lined()).toMatchObject({ offers: [{ label: '10% off lined notes', amount: '−$1.35' }], deliveryCost: { sum: '$20.09' } });
  expect((await lined('/fr-ca')).offers).toMatchObject([{ label: '10\u00A0% de rabais sur les feuillets lignés' }]);
  const own = await shop.browser().send('POST', '/api/tiles', { itemIds: ['298444', '246811'] });
  expect(own.json<Tiles>().tiles.map((tile) => tile.offers.map(({ amount }) => amount))).toEqual([['−$1.35'], []]);

  const members = [{ code: 'shoppers', kinds: ['member'] }];
  await shop.db.raw(`update coupon set conditions = conditions || '${JSON.stringify(members)}'::jsonb where code = 'NOTES10'`);
  await expect.poll(offers).toEqual([]);
  const member = shop.browser();
  await member.send('POST', '/api/sign-in', { email: 'select@inkwell.example', password });
  const ask = await member.send('POST', '/api/tiles', { itemIds: ['298444'] });
  expect(ask.json<Tiles>().tiles[0]).toMatchObject({ offers: [{ amount: '−$1.35' }], delivery: { cost: { sum: '$12.14' } } });
});

test('[CAT-8] goods that the shopper’s store has not are found in the nearest one that has them', async () => {
  const ask = async (storeNumber: string, prefix = '') => {
    const reply = await shop.browser().send('POST', `${prefix}/api/tiles`, { itemIds: ['900025', '900001', '246811'], storeNumber });
    return reply.json<Tiles>().tiles.map(({ pickup }) => pickup.elsewhere);
  };
  expect(await ask('0008')).toEqual([null, null, null]);
  expect(await ask('0014')).toEqual([expect.stringMatching(/^In stock at Framingham, \d+(\.\d)? mi away$/), null, null]);
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

test('[CAT-1] a color is chosen by its picture; other options by their words', async () => {
  const [color] = (await product('520331')).variants;
  const values = color?.values ?? [];
  expect(values.map(({ label, picture }) => [label, picture === null])).toEqual([
    ['Black', false],
    ['Gray', false],
    ['Teal', false],
  ]);
  expect(new Set(values.map(({ picture }) => picture)).size).toBe(3);
  await writeProducts(shop.db, [
    aRecord({ itemId: 'MUG-RED', variant: { set: 'mug', options: { color: { 'en-US': 'Red' } } } }),
    aRecord({ itemId: 'MUG-BLUE', prices: { USD: { base: 1250 } }, variant: { set: 'mug', options: { color: { 'en-US': 'Blue' } } } }),
  ]);
  const differences = async (itemId: string) =>
    Object.fromEntries((await product(itemId)).variants[0]?.values.map(({ label, difference }) => [label, difference]) ?? []);
  await expect.poll(() => differences('MUG-RED')).toEqual({ Red: null, Blue: '+\u00A0$2.50' });
  expect(await differences('MUG-BLUE')).toEqual({ Red: '−\u00A0$2.50', Blue: null });
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
