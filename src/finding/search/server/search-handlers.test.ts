import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeProducts } from '#goods/catalog/server';
import { ensureDemoAccounts } from '#demo/server';
import { aRecord } from '#goods/catalog/fixtures';
import { consents } from '#test/consent';
import { demoShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
let guest: Browser;
let password: string;
beforeAll(async () => {
  shop = await demoShop({}, undefined, async (db) => {
    password = await ensureDemoAccounts(db, undefined);
  });
  guest = shop.browser();
});
afterAll(() => shop.close());

interface Found {
  readonly total: number;
  readonly exact: string | null;
  readonly correctedTo: string | null;
  readonly tiles: readonly { readonly itemId: string; readonly title: string }[];
  readonly facets: readonly { readonly code: string; readonly values: readonly { readonly value: string; readonly count: number }[] }[];
  readonly categories: readonly { readonly name: string; readonly href: string; readonly count: number }[];
}
const search = async (q: string, more: object = {}, prefix = '', browser = guest) =>
  (await browser.send('POST', `${prefix}/api/search/listing`, { q, ...more })).json<Found & Record<string, unknown>>();
const signedIn = async (name: string): Promise<Browser> => {
  const browser = shop.browser('business');
  await browser.send('POST', '/api/sign-in', { email: `${name}@inkwell.example`, password });
  return browser;
};

test('[CAT-7] search returns tiles, a total, facets and the results’ categories', async () => {
  const found = await search('toner cartridge', { size: 5 });
  expect(found.tiles).toHaveLength(5);
  expect(found.categories[0]).toMatchObject({ href: expect.stringMatching(/cat_toner$/) });
  const brands = found.facets.find(({ code }) => code === 'brand')!.values;
  expect((await search('toner cartridge', { facets: { brand: [brands[0]!.value] } })).total).toBe(brands[0]!.count);
});

test('[CAT-7] a category with less than one result in twenty is not listed', async () => {
  const { categories, total } = await search('stylo', {}, '/fr-ca');
  expect(total).toBeGreaterThan(100);
  expect(categories.length).toBeGreaterThan(1);
  for (const { count } of categories) expect(count).toBeGreaterThanOrEqual(total / 20);
  expect(categories.map(({ name }) => name)).not.toContain('Enveloppes');
});

test('[CAT-7] GET /api/search returns the same in its own format', async () => {
  const reply = (await guest.send('GET', '/api/search?q=toner%20cartridge&page=2&size=3')).json<{
    items: { itemId: string }[];
    total: number;
    facets: unknown[];
  }>();
  const { tiles, total } = await search('toner cartridge', { page: 2, size: 3 });
  expect(reply.items.map(({ itemId }) => itemId)).toEqual(tiles.map(({ itemId }) => itemId));
  expect(reply.total).toBe(total);
});

test('[CAT-7] [REC-2] GET /api/search lists each result once, best first, without sponsored positions', async () => {
  const get = async (query: string) => {
    const { items, total } = (await guest.send('GET', `/api/search?q=pens&${query}`)).json<{
      items: { itemId: string }[];
      total: number;
    }>();
    return { itemIds: items.map(({ itemId }) => itemId), total };
  };
  // The page's list has one of them in a sponsored position.
  const { sponsored, total } = (await search('pens')) as unknown as { sponsored: { tile: { itemId: string } }[]; total: number };
  expect(sponsored.map(({ tile }) => tile.itemId)).toEqual(['310878']);
  const size = Math.ceil(total / 2);
  const [first, second] = [await get(`size=${size}&page=1`), await get(`size=${size}&page=2`)];
  expect([first.total, first.itemIds.length, second.itemIds.length]).toEqual([total, size, total - size]);
  expect(new Set([...first.itemIds, ...second.itemIds]).size).toBe(total);
  // The best matches stay consecutive, however long the page is.
  expect(first.itemIds).toContain('310878');
  expect((await get('size=100')).itemIds.slice(0, size)).toEqual(first.itemIds);
});

test('[CAT-7] [APP-12] GET /api/search filters and sorts like lists', async () => {
  const get = async (query: string, browser = guest) =>
    (await browser.send('GET', `/api/search?q=paper&${query}`)).json<{
      items: { itemId: string; brand: string; price: string | null; priceValue: number | null }[];
      total: number;
      facets: Found['facets'];
    }>();
  const all = await get('size=100');
  const [first, second] = all.facets.find(({ code }) => code === 'brand')!.values;
  const both = await get(`brand=${encodeURIComponent(`${first!.value},${second!.value}`)}&size=100`);
  expect(both.total).toBe(first!.count + second!.count);
  const colour = all.facets.find(({ code }) => code === 'color')!.values[0]!;
  expect((await get(`facets=${encodeURIComponent(`color:${colour.value}`)}`)).total).toBe(colour.count);
  const prices = (await get('sort=priceAsc&size=20')).items.map(({ priceValue }) => priceValue ?? 0);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect((await guest.send('GET', '/api/search?q=paper&sort=weight')).status).toBe(400);
});

test('[CAT-7] [B2B-4] GET /api/search uses the caller’s own prices, and can be limited to the contract', async () => {
  const buyer = await signedIn('business');
  const ask = async (browser: Browser, more = '') =>
    (await browser.send('GET', `/api/search?q=246810${more}`)).json<{ items: { itemId: string; price: string | null }[]; total: number }>();
  const [own] = (await ask(buyer, '&own=contract')).items;
  expect(own?.itemId).toBe('246810');
  expect(own?.price).not.toBe((await ask(shop.browser('business'))).items[0]?.price);
});

test('[CAT-7] an item or part number alone is recognized', async () => {
  expect(await search('OND TN480 BK')).toMatchObject({
    exact: '401588',
    tiles: expect.arrayContaining([expect.objectContaining({ itemId: '401588' })]),
  });
  expect((await search('OND TN480 BK')).tiles[0]?.itemId).toBe('401588');
  expect(await search('401588')).toMatchObject({ exact: '401588' });
});

test('[CAT-7] a spelling error is corrected and reported; no results give an empty list', async () => {
  expect(await search('higlighter')).toMatchObject({ correctedTo: expect.stringMatching(/^highlighter/) });
  expect(await search('qqqqzzzz')).toMatchObject({ total: 0, tiles: [], correctedTo: null });
  expect(await search('   ')).toMatchObject({ total: 0 });
});

test('[CAT-7] French pages are searched in French', async () => {
  const { tiles } = await search('agrafeuses', {}, '/fr-ca');
  expect(tiles[0]?.title).toMatch(/^Agrafeuse/);
});

test('[CAT-7] suggestions are separate: searches, categories, products', async () => {
  const reply = (await guest.send('GET', '/fr-ca/api/suggest?q=sty')).json<{
    queries: { text: string; href: string }[];
    categories: { name: string }[];
    products: { title: string }[];
  }>();
  expect(reply.queries[0]).toEqual({ text: 'stylos à encre gel', href: '/fr-ca/search?q=stylos%20%C3%A0%20encre%20gel' });
  expect(reply.categories[0]?.name).toMatch(/^Stylos/);
  expect(reply.products[0]?.title).toMatch(/stylo/i);
  expect((await guest.send('GET', '/api/suggest?q=')).json()).toEqual({
    answers: [],
    queries: [],
    categories: [],
    listed: [],
    products: [],
  });
});

test('[CAT-7] [LST-2] items on the shopper’s lists are suggested separately, and to nobody else', async () => {
  const suggested = async (browser: Browser) =>
    (await browser.send('GET', '/api/suggest?q=copy%20pap')).json<{
      listed: { listName: string; tile: { itemId: string } }[];
      products: { itemId: string }[];
    }>();
  const buyer = await signedIn('business');
  const [first] = (await suggested(buyer)).products;
  await buyer.send('POST', '/cc/api/list', { name: 'Kitchen desk', items: [{ itemId: first!.itemId, qty: 1 }] });
  const { listed, products } = await suggested(buyer);
  // The demo account already has lists.
  expect(listed).toContainEqual(
    expect.objectContaining({ listName: 'Kitchen desk', tile: expect.objectContaining({ itemId: first!.itemId }) }),
  );
  expect(products.map(({ itemId }) => itemId)).not.toContain(first!.itemId);
  expect((await suggested(guest)).listed).toEqual([]);
});

test('[CAT-7] [B2B-4] an account finds an item by its own number; others do not', async () => {
  for (const typed of ['hd paper-01', 'HD-PAPER-01']) {
    const { exact, tiles } = await search(typed, {}, '', await signedIn('business'));
    expect([exact, tiles[0]?.itemId]).toEqual(['246810', '246810']);
  }
  expect((await search('HD-PAPER-01')).exact).toBeNull();
});

test('[B2B-4] [USR-4] an account without G_IOC finds contract items only', async () => {
  const buyer = await signedIn('contract');
  const { rows } = await shop.db.raw(`select item_id from contract_price where account_number = '10024502' and currency = 'USD'`);
  const agreed = new Set(rows.map(({ item_id }) => item_id));
  const found = await search('paper', { size: 100 }, '', buyer);
  expect(found.total).toBeGreaterThan(0);
  expect(found.tiles.every(({ itemId }) => agreed.has(itemId))).toBe(true);
});

test('[CAT-7] a new product is found without a restart, and a new price rebuilds no index', async () => {
  await shop.db.transaction((tx) =>
    writeProducts(tx, [
      aRecord({ itemId: '999001', categoryId: 'copy-paper', text: { 'en-US': { name: 'Zephyrine blotting paper', description: '' } } }),
    ]),
  );
  await vi.waitFor(async () => expect((await search('zephyrine')).total).toBe(1), { timeout: 10_000 });
  await shop.db.raw(`update price set base = 4321 where item_id = '999001' and currency = 'USD'`);
  await vi.waitFor(async () => expect((await search('zephyrine')).tiles[0]).toMatchObject({ price: '$43.21' }), { timeout: 10_000 });
});

test('[CAT-7] a correction can be undone, and a category’s name leads to its listing', async () => {
  expect((await search('higlighter')).total).toBeGreaterThan(0);
  expect(await search('higlighter', { asTyped: true })).toMatchObject({ total: 0, correctedTo: null });
  expect(await search('highlighters')).toMatchObject({ redirect: expect.stringMatching(/cat_highlighters$/) });
  expect(await search('surligneur', {}, '/fr-ca')).toMatchObject({ redirect: '/fr-ca/surligneurs/cat_highlighters' });
  expect(await search('blue highlighters')).toMatchObject({ redirect: null });
});

test('[CAT-7] print services are grouped by way of ordering, with the account’s own numbers', async () => {
  const browse = async (query: string) =>
    (await guest.send('GET', `/sbaSearch/common/api/engine/browse?${query}`)).json<
      Record<'xmpie' | 'static' | 'navink', { itemNumber: string; customerItemNumber: string }[]>
    >();
  const all = await browse('printServices=true&minimal=true&serviceName=all');
  expect(all.xmpie).toContainEqual({ itemNumber: '782101', customerItemNumber: '' });
  expect(all.navink).toContainEqual({ itemNumber: '782102', customerItemNumber: '' });
  expect(await browse('printServices=true&serviceName=navink')).toEqual({ xmpie: [], static: [], navink: all.navink });
  expect(await browse('minimal=true')).toEqual({ xmpie: [], static: [], navink: [] });
});

test('[CAT-7] [ANL-3] searches and clicks are counted by day, not by shopper, where the shopper allows it', async () => {
  const tell = (body: object, headers = {}) => guest.send('POST', '/fr-ca/api/search/events', body, headers);
  await tell({ kind: 'searched', q: 'papier recyclé', total: 12, correctedTo: null });
  consents(guest);
  for (const asks of ['sec-gpc', 'dnt'])
    await tell({ kind: 'searched', q: 'papier recyclé', total: 12, correctedTo: null }, { [asks]: '1' });
  for (const q of ['Papier  recyclé', 'papier recyclé', 'maya@example.com'])
    expect((await tell({ kind: 'searched', q, total: 12, correctedTo: null })).status).toBe(200);
  await tell({ kind: 'opened', q: 'papier recyclé' });
  await vi.waitFor(
    async () => {
      const { rows } = await shop.db.raw('select tenant, locale, query, searches, clicks, results, corrected_to from search_count');
      expect(rows).toEqual([
        { tenant: 'consumer', locale: 'fr-CA', query: 'papier recyclé', searches: 2, clicks: 1, results: 12, corrected_to: null },
      ]);
    },
    { timeout: 8_000 },
  );
});
