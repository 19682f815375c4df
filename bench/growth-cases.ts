// What is measured at both sizes of the catalogue: the calls and pages of a shopper, of an account with agreed prices, and of one that sees its
// contract alone.
import { growthSample, type GrowthSample } from './growth-sample.ts';
import type { Shot } from './measure.ts';
import { client } from './shop-client.ts';

export interface GrowthCase {
  readonly name: string;
  readonly host?: string;
  readonly connections: readonly (readonly Shot[])[];
  readonly once?: boolean;
}

const CONNECTIONS = 4;
/** Addresses of rendered pages: as many as a fast one takes in the time. */
const RENDERED = 6_000;
const BUSINESS = 'business.localhost';
const STORE = '0008';

type Headers = Readonly<Record<string, string>>;

const get = (path: string, headers: Headers = {}): Shot => ({ method: 'GET', path, headers });
const post = (path: string, body: unknown, headers: Headers = {}): Shot => ({ method: 'POST', path, body, headers });

export async function growthCases(origin: string, password: string): Promise<readonly GrowthCase[]> {
  const sample = await growthSample(origin);
  return [
    ...callCases(sample),
    ...listCases(sample),
    ...searchCases(sample),
    ...pageCases(sample),
    ...(await cartCases(origin, sample)),
    ...(await accountCases(origin, password, sample)),
  ];
}

/** Each connection begins at another of the shots, so that not all ask for the same. */
function everywhere(shots: readonly Shot[]): readonly (readonly Shot[])[] {
  const from = (at: number): number => Math.floor((shots.length * at) / CONNECTIONS);
  return Array.from({ length: CONNECTIONS }, (_, at) => [...shots.slice(from(at)), ...shots.slice(0, from(at))]);
}

function callCases({ items, categories, brands, printers }: GrowthSample): readonly GrowthCase[] {
  const pairs = items.map((itemId, at) => [itemId, items[(at + 1) % items.length] ?? itemId]);
  return [
    { name: 'product', connections: everywhere(items.map((itemId) => get(`/api/product/${itemId}`))) },
    { name: 'row beside a product', connections: everywhere(items.map((itemId) => get(`/api/recommendations/product/${itemId}`))) },
    { name: 'row beside a cart', connections: everywhere(pairs.map((itemIds) => post('/api/recommendations', { place: 'cart', itemIds }))) },
    { name: 'tiles of own prices', connections: everywhere(pairs.map((itemIds) => post('/api/tiles', { itemIds }))) },
    { name: 'compare', connections: everywhere(pairs.map((itemIds) => post('/api/compare', { itemIds }))) },
    { name: 'goods like the compared', connections: everywhere(pairs.map((itemIds) => post('/api/compare/alternates', { itemIds }))) },
    { name: 'home', connections: everywhere([get('/api/home')]) },
    { name: 'menu', connections: everywhere([get('/api/navigation')]) },
    { name: 'category', connections: everywhere(categories.map((id) => get(`/api/category/${id}`))) },
    { name: 'brand', connections: everywhere(brands.map((brand) => get(`/api/brand/${brand}`))) },
    { name: 'printers', connections: everywhere([get('/api/printers')]) },
    { name: 'printer model', connections: everywhere(printers.map((slug) => get(`/api/printers/${slug}`))) },
    { name: 'print services', connections: everywhere([get('/sbaSearch/common/api/engine/browse?printServices=true')]) },
    { name: 'quick order', connections: everywhere(pairs.map((itemIds) => post('/api/quick-order/check', { rows: itemIds.map((number) => ({ number, qty: '1' })) }))) },
  ];
}

function listCases({ categories, brands }: GrowthSample): readonly GrowthCase[] {
  const lists = (body: object) => everywhere(categories.map((categoryId) => post('/api/listing', { categoryId, ...body })));
  return [
    { name: 'list of a category', connections: lists({}) },
    { name: 'list by price', connections: lists({ sort: 'priceAsc' }) },
    { name: 'list of a rating', connections: lists({ facets: { rating: ['4'] } }) },
    { name: 'last page of a list', connections: lists({ page: 40 }) },
    { name: 'list at a store', connections: lists({ bopis: STORE }) },
    { name: 'list of a brand', connections: everywhere(brands.map((brand) => post('/api/listing', { brand }))) },
    { name: 'list of deals', connections: everywhere([post('/api/listing', { deals: true })]) },
    { name: 'list of everything', connections: everywhere([post('/api/listing', {})]) },
    { name: 'count at a store', connections: everywhere(categories.map((categoryId) => post('/api/listing/pickup', { categoryId, bopis: STORE }))) },
  ];
}

function searchCases({ queries, beginnings }: GrowthSample): readonly GrowthCase[] {
  return [
    { name: 'search', connections: everywhere(queries.map((q) => get(`/api/search?q=${encodeURIComponent(q)}`))) },
    { name: 'list of a search', connections: everywhere(queries.map((q) => post('/api/search/listing', { q }))) },
    { name: 'count of a search at a store', connections: everywhere(queries.map((q) => post('/api/listing/pickup', { q, bopis: STORE }))) },
    { name: 'suggestions', connections: everywhere(beginnings.map((q) => get(`/api/suggest?q=${encodeURIComponent(q)}`))) },
  ];
}

/** Addresses that nobody asked for before: as a campaign's mark the number changes nothing else. */
function pageCases({ hrefs, categoryHrefs, brands, queries }: GrowthSample): readonly GrowthCase[] {
  const pages: readonly (readonly [string, readonly string[]])[] = [
    ['home page', ['/']],
    ['product page', hrefs],
    ['category page', categoryHrefs],
    ['brand page', brands.map((brand) => `/brand/${brand}`)],
    ['deals page', ['/deals']],
    ['search page', queries.map((q) => `/search?q=${encodeURIComponent(q)}`)],
    ['departments page', ['/departments']],
    ['printer finder page', ['/ink-toner-finder']],
  ];
  return pages.map(([name, paths]) => ({ name, connections: [rendered(paths, name)], once: true }));
}

function rendered(paths: readonly string[], name: string): readonly Shot[] {
  return Array.from({ length: RENDERED }, (_, at) => {
    const path = paths[at % paths.length] ?? '/';
    return get(`${path}${path.includes('?') ? '&' : '?'}utm_id=${name.replaceAll(' ', '-')}-${at}`);
  });
}

async function cartCases(origin: string, { buyable }: GrowthSample): Promise<readonly GrowthCase[]> {
  const shopper = client(origin);
  const items = buyable.slice(0, 5).map((itemId) => ({ itemId, qty: 1 }));
  const filled = await shopper.post('/cc/api/checkout/default/item', { items });
  if (filled.status !== 200) throw new Error(`The cart was not filled: ${filled.text.slice(0, 300)}`);
  const { cookie } = shopper;
  const add = (qty: number) => post('/cc/api/checkout/default/item', { items: [{ itemId: items[0]?.itemId, qty }], ignoreExistQty: true }, { cookie });
  return [
    { name: 'cart of five lines', connections: everywhere([get('/cc/api/checkout?grindType=ALL', { cookie })]) },
    { name: 'add to the cart', connections: [[add(1), add(2)]] },
    { name: 'cart page', connections: everywhere([get('/cc/sparq/cart', { cookie })]) },
    { name: 'products viewed', connections: everywhere([post('/api/recommendations/viewed', { itemIds: buyable.slice(0, 20) })]) },
  ];
}

/** `business` has agreed prices beside the list prices; `contract` sees only what its contract names. */
async function accountCases(origin: string, password: string, { items, categories, categoryHrefs, queries }: GrowthSample): Promise<readonly GrowthCase[]> {
  const cases: GrowthCase[] = [];
  for (const account of ['business', 'contract']) {
    const shopper = client(origin, BUSINESS);
    const { status, text } = await shopper.post('/api/sign-in', { email: `${account}@inkwell.example`, password });
    if (status !== 200) throw new Error(`${account} was not signed in: ${text.slice(0, 300)}`);
    const headers = { cookie: shopper.cookie };
    const lists = (path: string, body: object) => everywhere(categories.map((categoryId) => post(path, { categoryId, ...body }, headers)));
    const named = (name: string, connections: GrowthCase['connections']): GrowthCase => ({ name: `${account}: ${name}`, host: BUSINESS, connections });
    cases.push(
      named('home', everywhere([get('/api/home', headers)])),
      named('menu', everywhere([get('/api/navigation', headers)])),
      named('product', everywhere(items.map((itemId) => get(`/api/product/${itemId}`, headers)))),
      named('category', everywhere(categories.map((id) => get(`/api/category/${id}`, headers)))),
      named('list of a category', lists('/api/listing', {})),
      named('list by price', lists('/api/listing', { sort: 'priceAsc' })),
      named('list of bought goods', lists('/api/listing', { own: ['bought'] })),
      named('count of own goods', lists('/api/listing/own', {})),
      named('list of deals', everywhere([post('/api/listing', { deals: true }, headers)])),
      named('search', everywhere(queries.map((q) => get(`/api/search?q=${encodeURIComponent(q)}`, headers)))),
      named('printers', everywhere([get('/api/printers', headers)])),
      named('category page', everywhere(categoryHrefs.map((href) => get(href, headers)))),
    );
  }
  return cases;
}
