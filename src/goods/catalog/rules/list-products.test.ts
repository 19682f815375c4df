import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aProduct } from '../fixtures.ts';
import { makeCategoryTree } from './category-facts.ts';
import { makeFacetColumns } from './facet-columns.ts';
import { listProducts, type ListingFilter } from './list-products.ts';

const said = (text: string, fr = text) => ({ 'en-US': text, 'en-CA': text, 'fr-CA': fr });
const category = (id: string, parentId: string | null) => ({
  id,
  parentId,
  order: 0,
  name: said(id),
  navName: said(id),
  intro: null,
  slug: said(id),
  picture: null,
});
const categories = makeCategoryTree([category('paper', null), category('copy', 'paper'), category('card', 'paper'), category('ink', null)]);
const ground = { currency: 'USD', locale: 'en-US', categories, within: null } as const;
const none: ListingFilter = { facets: {}, sort: 'relevance' };

const products = [
  aProduct({
    itemId: '1',
    categoryId: 'copy',
    brand: 'Northfold',
    prices: { USD: { base: 500 } },
    facets: { color: said('White', 'Blanc') },
    rating: { average: 4.5, count: 10 },
  }),
  aProduct({
    itemId: '2',
    categoryId: 'copy',
    brand: 'Tallgrass',
    prices: { USD: { base: 3000, sale: 2000 } },
    facets: { color: said('Blue', 'Bleu') },
    rating: { average: 3.2, count: 3 },
  }),
  aProduct({
    itemId: '3',
    categoryId: 'card',
    brand: 'Northfold',
    prices: { USD: { base: 7000 } },
    facets: { color: said('White', 'Blanc') },
  }),
];
const ids = (filter: Partial<ListingFilter>) => listProducts(products, { ...none, ...filter }, ground).products.map(({ itemId }) => itemId);
const counts = (code: string, filter: Partial<ListingFilter> = {}, within: string | null = null) =>
  Object.fromEntries(
    (listProducts(products, { ...none, ...filter }, { ...ground, within }).facets.find((facet) => facet.code === code)?.values ?? []).map(
      ({ value, count }) => [value, count],
    ),
  );

test('[CAT-2] several values of one facet widen a list, several facets narrow it', () => {
  expect(ids({ facets: { brand: ['Northfold', 'Tallgrass'] } })).toEqual(['1', '2', '3']);
  expect(ids({ facets: { brand: ['Northfold'], color: ['White'], price: ['0-1000'] } })).toEqual(['1']);
  expect(ids({ facets: { promo: ['sale'] } })).toEqual(['2']);
});

test('[CAT-2] a facet counts what the other facets leave, so that a second value can be added', () => {
  expect(counts('brand', { facets: { brand: ['Northfold'] } })).toEqual({ Northfold: 2, Tallgrass: 1 });
  expect(counts('color', { facets: { brand: ['Northfold', 'Tallgrass'], price: ['0-1000', '1000-2500'] } })).toEqual({ White: 1, Blue: 1 });
});

test('[APP-12] supercategory offers the departments, and inside a category its subcategories', () => {
  expect(counts('supercategory')).toEqual({ paper: 3 });
  expect(counts('supercategory', {}, 'paper')).toEqual({ copy: 2, card: 1 });
});

test('[CAT-2] ratings count from their number up, prices by the present price', () => {
  expect(counts('rating')).toEqual({ 4: 1, 3: 2, 2: 2 });
  expect(counts('price')).toEqual({ '0-1000': 1, '1000-2500': 1, '5000-10000': 1 });
});

test('[CAT-2] a facet with a choice keeps all values of the list, at 0 without products; other facets show only values with products', () => {
  const facets = { brand: ['Northfold'], color: ['White'] };
  expect(counts('brand', { facets })).toEqual({ Northfold: 2, Tallgrass: 0 });
  expect(counts('color', { facets })).toEqual({ White: 2, Blue: 0 });
  expect(counts('price', { facets: { brand: ['Tallgrass'] } })).toEqual({ '1000-2500': 1 });
  // Prices in their order, with a shelf filter too.
  expect(counts('price', { facets: { price: ['0-1000'], color: ['Blue'] } })).toEqual({ '0-1000': 0, '1000-2500': 1, '5000-10000': 0 });
  expect(counts('brand', { facets: { brand: ['Northfold'] }, accepts: (itemId) => itemId !== '2' })).toEqual({
    Northfold: 2,
    Tallgrass: 0,
  });
  // A department that never occurs in the list is not offered.
  expect(counts('supercategory', { facets: { supercategory: ['paper'], color: ['Blue'] } })).toEqual({ paper: 1 });
});

test('[CAT-2] values at 0 come last, within the limit of a facet', () => {
  const many = Array.from({ length: 60 }, (_, at) =>
    aProduct({ itemId: `m${at}`, brand: `Brand ${at}`, facets: { color: said(at < 3 ? 'White' : 'Blue') } }),
  );
  const facets = { brand: ['Brand 1'], color: ['White'] };
  const values = listProducts(many, { ...none, facets }, ground).facets.find(({ code }) => code === 'brand')?.values ?? [];
  expect(values).toHaveLength(40);
  expect(values.map(({ count }) => count)).toEqual([1, 1, 1, ...Array.from({ length: 37 }, () => 0)]);
});

test('[APP-12] any range of prices can be chosen, and counts what the other filters leave', () => {
  const price = (values: readonly string[], more: object = {}) => {
    const { products: left, facets } = listProducts(products, { ...none, facets: { price: values, ...more } }, ground);
    return [
      left.map(({ itemId }) => itemId),
      facets.find(({ code }) => code === 'price')?.values.filter(({ selected }) => selected),
    ] as const;
  };
  const all = listProducts(products, none, ground).products;
  const cents = all.map((product) => product.prices.USD?.sale ?? product.prices.USD?.base ?? 0);
  const inRange = all.filter((_, at) => (cents[at] ?? 0) < 1_500).map(({ itemId }) => itemId);
  expect(inRange.length).toBeGreaterThan(0);
  expect(price(['0-1500'])).toEqual([inRange, [{ value: '0-1500', label: null, count: inRange.length, selected: true }]]);
  expect(price(['0-1500'], { brand: ['Nobody'] })[1]).toEqual([{ value: '0-1500', label: null, count: 0, selected: true }]);
  expect(price(['cheap'])[0]).toEqual([]);
  expect(price(['0-1'])[0]).toEqual([]);
  const own = listProducts(products, { ...none, facets: { price: ['600-800'] } }, { ...ground, agreed: () => 700 });
  expect(own.products).toHaveLength(products.length);
});

test('[B2B-4] an account’s list is sorted and banded by its agreed prices, and nothing agreed is on sale', () => {
  const cents: Readonly<Record<string, number>> = { '1': 9000, '2': 2600 };
  const own = { ...ground, agreed: ({ itemId }: { readonly itemId: string }) => cents[itemId] };
  const listed = (filter: Partial<ListingFilter>) => listProducts(products, { ...none, ...filter }, own);
  const valuesOf = (code: string, filter: Partial<ListingFilter> = {}) =>
    listed(filter)
      .facets.find((facet) => facet.code === code)
      ?.values.map(({ value, count }) => [value, count]);
  expect(listed({ sort: 'priceAsc' }).products.map(({ itemId }) => itemId)).toEqual(['2', '3', '1']);
  expect(listed({ sort: 'priceDesc' }).products.map(({ itemId }) => itemId)).toEqual(['1', '3', '2']);
  // The third has no agreed price.
  expect(valuesOf('price')).toEqual([
    ['2500-5000', 1],
    ['5000-10000', 2],
  ]);
  expect(listed({ facets: { price: ['2500-5000'] } }).products.map(({ itemId }) => itemId)).toEqual(['2']);
  expect(valuesOf('promo')).toBeUndefined();
  expect(listed({ facets: { promo: ['sale'] } }).products).toEqual([]);
  expect(valuesOf('brand')).toEqual([
    ['Northfold', 2],
    ['Tallgrass', 1],
  ]);
});

test('[B2B-4] a list at an account’s prices leaves the shared ones unchanged', () => {
  const columns = makeFacetColumns('USD', categories);
  const list = (agreed?: () => number) =>
    listProducts(products, none, { ...ground, agreed }, columns)
      .facets.find(({ code }) => code === 'price')
      ?.values.map(({ value, count }) => [value, count]);
  const everybody = list();
  expect(list(() => 200_000)).toEqual([['100000-', 3]]);
  expect(list()).toEqual(everybody);
});

test('no band reveals a price that only the cart shows', () => {
  const secret = aProduct({ itemId: '9', flags: { ...products[0]!.flags, seePriceInCart: true } });
  expect(listProducts([secret], none, ground).facets.some(({ code }) => code === 'price')).toBe(false);
  expect(listProducts([secret], none, { ...ground, agreed: () => 700 }).facets.some(({ code }) => code === 'price')).toBe(false);
});

test('a chosen value without products stays, so that the shopper can clear it', () => {
  const { facets } = listProducts(products, { ...none, facets: { brand: ['Gone'] } }, ground);
  expect(facets.find(({ code }) => code === 'brand')?.values).toContainEqual({ value: 'Gone', label: null, count: 0, selected: true });
});

test('[CAT-2] sorted by price, rating and name', () => {
  expect(ids({ sort: 'priceDesc' })).toEqual(['3', '2', '1']);
  expect(ids({ sort: 'rating' })).toEqual(['1', '2', '3']);
  const named = [
    aProduct({ itemId: 'a', title: said('Zèbre') }),
    aProduct({ itemId: 'b', title: said('Écran') }),
    aProduct({ itemId: 'c', title: said('ecru') }),
  ];
  expect(listProducts(named, { ...none, sort: 'name' }, { ...ground, locale: 'fr-CA' }).products.map(({ itemId }) => itemId)).toEqual([
    'b',
    'c',
    'a',
  ]);
});

test('[CAT-2] the store filter works like the other filters', () => {
  expect(ids({ accepts: (itemId) => itemId !== '2' })).toEqual(['1', '3']);
});

test('[CAT-2] every count is what choosing only that value would leave', () => {
  const any = fc.array(
    fc.record({ brand: fc.constantFrom('A', 'B', 'C'), color: fc.constantFrom('red', 'blue'), base: fc.integer({ min: 0, max: 20_000 }) }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(any, fc.subarray(['A', 'B', 'C']), fc.subarray(['red', 'blue']), (drawn, brand, color) => {
      const all = drawn.map(({ brand: of, color: shade, base }, at) =>
        aProduct({ itemId: String(at), brand: of, facets: { color: said(shade) }, prices: { USD: { base } } }),
      );
      const { facets } = listProducts(all, { ...none, facets: { brand, color } }, ground);
      for (const { value, count } of facets.find(({ code }) => code === 'brand')?.values ?? []) {
        expect(count).toBe(listProducts(all, { ...none, facets: { brand: [value], color } }, ground).products.length);
      }
    }),
  );
});

test('[CAT-2] colour and pack are offered however few products have them; a chosen facet stays whatever the number of others', () => {
  const plain = Array.from({ length: 40 }, (_, at) =>
    aProduct({
      itemId: `p${at}`,
      facets: Object.fromEntries(Array.from({ length: 14 }, (_none, code) => [`code${code}`, said(String(at % 2))])),
    }),
  );
  const few = ['Red', 'Blue'].map((name) =>
    aProduct({ itemId: name, facets: { color: said(name), pack: said(`10 ${name}`), rare: said(name) } }),
  );
  const codes = (facets: ListingFilter['facets']) =>
    listProducts([...plain, ...few], { ...none, facets }, ground)
      .facets.map(({ code }) => code)
      .filter((code) => /^(color|pack|rare|code)/.test(code));
  expect(codes({})).toHaveLength(12);
  expect(codes({})).toEqual(expect.arrayContaining(['color', 'pack']));
  expect(codes({ rare: ['Red'] })).toContain('rare');
});

test('[CAT-2] every pack text of a tile is a facet value with the same text; the attribute is used when a tile has none', () => {
  const packed = [
    aProduct({ itemId: 'a', pack: said('12 pens', '12 stylos'), facets: { pack: said('12') } }),
    aProduct({ itemId: 'b', pack: said('Case of 10 reams', 'Caisse de 10 paquets') }),
    aProduct({ itemId: 'c', pack: null, facets: { pack: said('6') } }),
    aProduct({ itemId: 'd', pack: null }),
  ];
  const { facets } = listProducts(packed, none, ground);
  expect(facets.find(({ code }) => code === 'pack')?.values.map(({ value, count }) => [value, count])).toEqual([
    ['6', 1],
    ['12 pens', 1],
    ['Case of 10 reams', 1],
  ]);
  const chosen = { ...none, facets: { pack: ['Case of 10 reams'] } };
  expect(listProducts(packed, chosen, ground).products.map(({ itemId }) => itemId)).toEqual(['b']);
});
