// Searches as shoppers type them: slips, words of the other language, prices, sizes of elsewhere (CAT-7).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
let guest: Browser;
beforeAll(async () => {
  shop = await demoShop();
  guest = shop.browser();
});
afterAll(() => shop.close());

interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly selected: boolean;
  readonly count: number;
}
interface Found {
  readonly total: number;
  readonly exact: string | null;
  readonly correctedTo: string | null;
  readonly soldInstead: { readonly asked: string; readonly sold: string } | null;
  readonly tiles: readonly { readonly itemId: string; readonly title: string }[];
  readonly facets: readonly { readonly code: string; readonly values: readonly FacetValue[] }[];
}
const search = async (q: string, more: object = {}, prefix = '') =>
  (await guest.send('POST', `${prefix}/api/search/listing`, { q, ...more })).json<Found>();

test.each([
  ['', 'shreder', /shredder/i],
  ['', 'postit', /sticky notes/i],
  ['', 'whitebord markers', /dry-erase markers/i],
  ['', 'café', /coffee/i],
  ['', 'toilet paper', /bathroom tissue/i],
  ['', 'key board', /keyboard/i],
  ['', 'fotocopy paper', /paper/i],
  ['/fr-ca', 'efface', /gomme/i],
  ['/fr-ca', 'effaces', /gomme/i],
  ['/fr-ca', 'effaceur', /gomme/i],
  ['/fr-ca', 'effacer', /gomme/i],
  ['/fr-ca', 'pen', /^stylo/i],
  ['/fr-ca', 'brocheuze', /^agrafeuse/i],
  ['/fr-ca', 'chaise de bureau', /^chaise/i],
  ['/fr-ca', 'classeur 3 po', /^reliure.*3\spo/i],
  ['/fr-ca', 'garbage bags', /^sacs à ordures/i],
  ['/fr-ca', 'papier de toilette', /^papier hygiénique/i],
])('[CAT-7] %s “%s” leads to what is meant, before its accessories', async (prefix, q, title) => {
  const { tiles } = await search(q, {}, prefix);
  for (const tile of tiles.slice(0, 2)) expect(tile.title).toMatch(title);
});

test('[CAT-7] the shredders stand before what belongs to them', async () => {
  const titles = (await search('shredder', { size: 9 })).tiles.map(({ title }) => title);
  const accessory = titles.findIndex((title) => /bags|lubricant/.test(title));
  expect(titles.slice(0, accessory).every((title) => / shredder/.test(title))).toBe(true);
  expect(titles.slice(accessory).some((title) => / shredder(?:,|$)/.test(title))).toBe(false);
});

test('[CAT-7] words without a meaning are not corrected to goods', async () => {
  for (const q of ['the', '&amp;', 'for']) expect(await search(q)).toMatchObject({ total: 0, correctedTo: null });
  expect((await search('castor &amp; main stapler')).tiles[0]?.title).toMatch(/stapler/);
});

test('[CAT-7] a number is found with the words that say what it is', async () => {
  for (const q of ['SKU 246811', 'item #246811', 'Part number: NOR-0'])
    expect((await search(q)).exact).toBe(q.startsWith('Part') ? null : '246811');
  expect((await search('article nº 246811', {}, '/fr-ca')).exact).toBe('246811');
});

test('[CAT-7] a size of elsewhere says which size is sold instead', async () => {
  const { soldInstead, tiles } = await search('A4');
  expect(soldInstead).toEqual({ asked: 'A4', sold: 'Letter (8.5 × 11 in.)' });
  expect(tiles[0]?.title).toMatch(/8\.5 x 11/);
  expect(await search('papier A4', {}, '/fr-ca')).toMatchObject({ soldInstead: { asked: 'A4', sold: 'Lettre (8,5 × 11 po)' } });
  expect(await search('letter paper')).toMatchObject({ soldInstead: null });
});

test('[CAT-7] [APP-12] a price in the words is the price filter, with its count', async () => {
  const found = await search('pens under $12');
  const price = found.facets.find(({ code }) => code === 'price')!.values.find(({ value }) => value === '0-1200');
  expect(price).toMatchObject({ label: 'Under $12', selected: true, count: found.total });
  expect(found.total).toBeLessThan((await search('pens')).total);
  const api = async (q: string, prefix = '') =>
    (await guest.send('GET', `${prefix}/api/search?size=100&q=${encodeURIComponent(q)}`)).json<{
      items: { priceValue: number }[];
      total: number;
    }>();
  const cents = (await api('stylos entre 5 et 10 $', '/fr-ca')).items.map(({ priceValue }) => priceValue);
  expect(cents.length).toBeGreaterThan(0);
  for (const one of cents) expect(one).toBeGreaterThanOrEqual(5);
  for (const one of cents) expect(one).toBeLessThan(10);
  // A price alone asks for everything at it; the shopper's own filter stays.
  expect((await search('over $500')).total).toBeGreaterThan(0);
  expect(
    (await search('pens under $12', { facets: { price: ['1000-2500'] } })).facets.find(({ code }) => code === 'price')!.values,
  ).toContainEqual(expect.objectContaining({ value: '1000-2500', selected: true }));
});

test.each([
  ['', 'cheap stapler', 'stapler'],
  ['', 'cheapest printer paper', 'printer paper'],
  ['/fr-ca', 'agrafeuse pas chère', 'agrafeuse'],
])('[CAT-7] %s “%s” lists what “%s” finds, the cheapest first, unless another order was chosen', async (prefix, q, words) => {
  const api = async (query: Readonly<Record<string, string>>) =>
    (await guest.send('GET', `${prefix}/api/search?${new URLSearchParams({ size: '100', ...query })}`)).json<{
      items: { itemId: string; priceValue: number }[];
      total: number;
    }>();
  const cheap = await api({ q });
  expect(cheap.total).toBeGreaterThan(0);
  expect(cheap).toEqual(await api({ q: words, sort: 'priceAsc' }));
  const prices = cheap.items.map(({ priceValue }) => priceValue);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect((await api({ q, sort: 'name' })).items).toEqual((await api({ q: words, sort: 'name' })).items);
});

test('[CAT-7] suggestions correct as search does', async () => {
  const suggest = async (q: string) =>
    (await guest.send('GET', `/api/suggest?q=${encodeURIComponent(q)}`)).json<{
      queries: { text: string }[];
      products: { title: string }[];
    }>();
  const { queries, products } = await suggest('shreder');
  expect(queries.map(({ text }) => text)).toEqual(['shredder']);
  expect(products[0]?.title).toMatch(/shredder/);
  expect((await suggest('whitebord markers')).products[0]?.title).toMatch(/dry-erase markers/);
});
