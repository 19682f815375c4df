// What is measured at both sizes of the catalogue: the calls and pages of a shopper whom the shop does not know, and those of known ones.
import { accountCases, cartCases } from './growth-own-cases.ts';
import { growthSample, type GrowthSample } from './growth-sample.ts';
import { get, post, type GrowthCase } from './growth-shots.ts';
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
    { name: 'product', shots: items.map((itemId) => get(`/api/product/${itemId}`)) },
    { name: 'row beside a product', shots: items.map((itemId) => get(`/api/recommendations/product/${itemId}`)) },
    {
      name: 'row beside a cart',
      shots: pairs.map((itemIds) => post('/api/recommendations', { place: 'cart', itemIds })),
    },
    { name: 'tiles of own prices', shots: pairs.map((itemIds) => post('/api/tiles', { itemIds })) },
    { name: 'compare', shots: pairs.map((itemIds) => post('/api/compare', { itemIds })) },
    { name: 'goods like the compared', shots: pairs.map((itemIds) => post('/api/compare/alternates', { itemIds })) },
    { name: 'home', shots: [get('/api/home')] },
    { name: 'menu', shots: [get('/api/navigation')] },
    { name: 'category', shots: categories.map((id) => get(`/api/category/${id}`)) },
    { name: 'brand', shots: brands.map((brand) => get(`/api/brand/${brand}`)) },
    { name: 'printers', shots: [get('/api/printers')] },
    { name: 'printer model', shots: printers.map((slug) => get(`/api/printers/${slug}`)) },
    {
      name: 'quick order',
      shots: pairs.map((itemIds) => post('/api/quick-order/check', { rows: itemIds.map((number) => ({ number, qty: '1' })) })),
    },
  ];
}

function listCases({ categories, brands }: GrowthSample): readonly GrowthCase[] {
  const lists = (body: object) => categories.map((categoryId) => post('/api/listing', { categoryId, ...body }));
  return [
    { name: 'list of a category', shots: lists({}) },
    { name: 'list by price', shots: lists({ sort: 'priceAsc' }) },
    { name: 'list of a rating', shots: lists({ facets: { rating: ['4'] } }) },
    { name: 'second page of a list', shots: lists({ page: 2 }) },
    { name: 'list at a store', shots: lists({ bopis: STORE }) },
    { name: 'list of a brand', shots: brands.map((brand) => post('/api/listing', { brand })) },
    { name: 'list of deals', shots: [post('/api/listing', { deals: true })] },
    { name: 'list of everything', shots: [post('/api/listing', {})] },
    {
      name: 'count at a store',
      shots: categories.map((categoryId) => post('/api/listing/pickup', { categoryId, bopis: STORE })),
    },
  ];
}

function searchCases({ queries, beginnings }: GrowthSample): readonly GrowthCase[] {
  return [
    { name: 'search', shots: queries.map((q) => get(`/api/search?q=${encodeURIComponent(q)}`)) },
    { name: 'list of a search', shots: queries.map((q) => post('/api/search/listing', { q })) },
    { name: 'count of a search at a store', shots: queries.map((q) => post('/api/listing/pickup', { q, bopis: STORE })) },
    { name: 'suggestions', shots: beginnings.map((q) => get(`/api/suggest?q=${encodeURIComponent(q)}`)) },
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
  return pages.map(([name, paths]) => ({ name, shots: rendered(paths, name) }));
}

function rendered(paths: readonly string[], name: string): readonly Shot[] {
  return Array.from({ length: RENDERED }, (_, at) => {
    const path = paths[at % paths.length] ?? '/';
    return get(`${path}${path.includes('?') ? '&' : '?'}utm_id=${name.replaceAll(' ', '-')}-${at}`);
  });
}
