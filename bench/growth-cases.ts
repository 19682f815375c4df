// What is measured at both sizes of the catalogue: the calls and pages of a shopper whom the shop does not know, and those of known ones.
import { accountCases, cartCases } from './growth-own-cases.ts';
import { growthSample, type GrowthSample } from './growth-sample.ts';
import { everywhere, get, post, type GrowthCase } from './growth-shots.ts';
import type { Shot } from './measure.ts';

/** Addresses of rendered pages: as many as a fast one takes in the time. */
const RENDERED = 6_000;
const STORE = '0008';

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

function callCases({ items, categories, brands, printers }: GrowthSample): readonly GrowthCase[] {
  const pairs = items.map((itemId, at) => [itemId, items[(at + 1) % items.length] ?? itemId]);
  return [
    { name: 'product', connections: everywhere(items.map((itemId) => get(`/api/product/${itemId}`))) },
    { name: 'row beside a product', connections: everywhere(items.map((itemId) => get(`/api/recommendations/product/${itemId}`))) },
    {
      name: 'row beside a cart',
      connections: everywhere(pairs.map((itemIds) => post('/api/recommendations', { place: 'cart', itemIds }))),
    },
    { name: 'tiles of own prices', connections: everywhere(pairs.map((itemIds) => post('/api/tiles', { itemIds }))) },
    { name: 'compare', connections: everywhere(pairs.map((itemIds) => post('/api/compare', { itemIds }))) },
    { name: 'goods like the compared', connections: everywhere(pairs.map((itemIds) => post('/api/compare/alternates', { itemIds }))) },
    { name: 'home', connections: everywhere([get('/api/home')]) },
    { name: 'menu', connections: everywhere([get('/api/navigation')]) },
    { name: 'category', connections: everywhere(categories.map((id) => get(`/api/category/${id}`))) },
    { name: 'brand', connections: everywhere(brands.map((brand) => get(`/api/brand/${brand}`))) },
    { name: 'printers', connections: everywhere([get('/api/printers')]) },
    { name: 'printer model', connections: everywhere(printers.map((slug) => get(`/api/printers/${slug}`))) },
    {
      name: 'quick order',
      connections: everywhere(
        pairs.map((itemIds) => post('/api/quick-order/check', { rows: itemIds.map((number) => ({ number, qty: '1' })) })),
      ),
    },
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
    {
      name: 'count at a store',
      connections: everywhere(categories.map((categoryId) => post('/api/listing/pickup', { categoryId, bopis: STORE }))),
    },
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
