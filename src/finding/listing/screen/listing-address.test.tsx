import { expect, test } from 'vitest';
import {
  canLoadMore,
  firstPageOf,
  hrefOfForm,
  hrefAtStore,
  hrefOfPage,
  hrefUnfiltered,
  hrefWithout,
  listingQueryOf,
  isEntrance,
} from './listing-address.ts';

const params = (query: string) => new URLSearchParams(query);

test('[APP-12] words, order, page, store and facets are read from the address', () => {
  const query = listingQueryOf(
    params('q= copy paper &brand=Northfold&brand=Inkwell&size=letter&supercategory=paper&promo=sale&sort=priceAsc&page=3&bopis=0008'),
  );
  expect(query).toMatchObject({ q: 'copy paper', sort: 'priceAsc', page: 3, bopis: '0008' });
  expect(query.facets).toEqual({ brand: ['Northfold', 'Inkwell'], supercategory: ['paper'], promo: ['sale'] });
});

test('[APP-12] unreadable parameters are ignored', () => {
  expect(listingQueryOf(params('page=-2&sort=cheapest&bopis=%3Cb%3E&q=%20&brand='))).toEqual({ page: 1, size: 24, facets: {} });
  expect(listingQueryOf(params('utm_source=mail&mcRefresh=1&cidParam=x&%3Cscript%3E=1')).facets).toEqual({});
});

test('a repeated facet value counts once', () => {
  expect(listingQueryOf(params('brand=A&brand=A')).facets).toEqual({ brand: ['A'] });
});

test('[APP-12] a chip removes its own value and returns to the first page', () => {
  expect(hrefWithout('/search', params('q=pen&brand=A&brand=B&page=2'), 'brand', 'A')).toBe('/search?q=pen&brand=B');
  expect(hrefWithout('/deals', params('bopis=0008&page=2'), 'bopis')).toBe('/deals');
});

test('[APP-12] another store keeps the filters and returns to the first page', () => {
  expect(hrefAtStore('/search', params('q=pen&brand=A&bopis=0031&from=1&page=2'), '0008')).toBe('/search?q=pen&brand=A&bopis=0008');
});

test('clearing all filters keeps words and order', () => {
  expect(hrefUnfiltered('/search', params('q=pen&brand=A&sort=name&page=4'))).toBe('/search?q=pen&sort=name');
});

test('the first page has no page number in its address', () => {
  expect(hrefOfPage('/deals', params('brand=A&page=2'), 1)).toBe('/deals?brand=A');
  expect(hrefOfPage('/deals', params('brand=A'), 2)).toBe('/deals?brand=A&page=2');
});

test('a form’s address has the selected values, without empty fields and the default order', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['q', 'pen'],
    ['brand', 'A'],
    ['brand', 'B'],
    ['sort', 'relevance'],
    ['bopis', ''],
  ] as const)
    form.append(name, value);
  expect(hrefOfForm('/search', form)).toBe('/search?q=pen&brand=A&brand=B');
});

test('[APP-12] an address without filter, order or page is the list’s first page, with any campaign parameters', () => {
  const opens = (search: string): boolean => isEntrance(new URLSearchParams(search));
  expect(['', 'utm_id=7&gclid=x', 'page=1'].map(opens)).toEqual([true, true, true]);
  expect(['sort=name', 'page=2', 'brand=A', 'bopis=0008', 'own=bought', 'from=1&page=2'].map(opens)).toEqual(Array(6).fill(false));
});

test('[APP-12] a few pages of a list may be shown together', () => {
  expect(firstPageOf(new URLSearchParams('from=1&page=3'))).toBe(1);
  expect(firstPageOf(new URLSearchParams('page=3'))).toBe(3);
  expect(firstPageOf(new URLSearchParams('from=5&page=3'))).toBe(3);
  expect(firstPageOf(new URLSearchParams('from=1&page=900'))).toBe(900);
  expect(firstPageOf(new URLSearchParams('from=x&page=2'))).toBe(1);
  expect([canLoadMore(1, 3), canLoadMore(1, 4), canLoadMore(5, 5)]).toEqual([true, false, true]);
  expect(hrefOfPage('/deals', new URLSearchParams('from=1&page=3&brand=A'), 4)).toBe('/deals?page=4&brand=A');
  expect(hrefWithout('/deals', new URLSearchParams('from=1&page=3&own=bought&own=contract'), 'own', 'bought')).toBe('/deals?own=contract');
  expect(listingQueryOf(new URLSearchParams('own=bought&own=all&from=2')).own).toEqual(['bought']);
});

test('trust 34: a filter named like an object property is an ordinary filter, or ignored where it is none', () => {
  for (const word of ['constructor', 'toString', 'valueOf', 'hasOwnProperty']) {
    expect(Object.entries(listingQueryOf(params(`${word}=1&${word}=2&brand=A`)).facets)).toEqual([
      [word, ['1', '2']],
      ['brand', ['A']],
    ]);
  }
  expect(Object.entries(listingQueryOf(params('__proto__=1&brand=A')).facets)).toEqual([['brand', ['A']]]);
});
