// A listing's controls as they stand in its address (APP-12): read for the server, and rewritten for each link of the page.
import type { ListingQuery } from '#finding/listing/contract';

/** Parameters that are not facets: the listing's own, and what campaigns and the shop's other pages put into addresses. */
const RESERVED =
  /^(q|typed|page|from|size|sort|bopis|own|viewcart|mcrefresh|cidparam|redirected|jump|target|utm_.*|gclid|fbclid|msclkid)$/i;
/** What a facet's code looks like: `brand`, `supercategory`, `promo`, or an attribute's. */
const FACET_CODE = /^[a-z][\w-]{0,39}$/i;
const OWN = ['contract', 'bought'] as const;
const SORTS = ['relevance', 'priceAsc', 'priceDesc', 'rating', 'name'] as const;
const MOST_VALUES = 30;
/** Pages of a list that may stand one below the other: more than these are slow to look through, and to draw. */
const MOST_PAGES = 4;
export const PAGE_SIZE = 24;

export type Sort = (typeof SORTS)[number];

/** The listing that an address asks for. What cannot be read is left out, never an error. */
export function listingQueryOf(
  params: URLSearchParams,
): ListingQuery & { readonly page: number; readonly facets: Record<string, string[]> } {
  const facets = new Map<string, string[]>();
  for (const [code, value] of params) {
    if (RESERVED.test(code) || !FACET_CODE.test(code) || value === '' || value.length > 120) continue;
    const values = facets.get(code) ?? [];
    if (values.length < MOST_VALUES && !values.includes(value)) facets.set(code, [...values, value]);
  }
  const q = params.get('q')?.trim().slice(0, 200);
  const bopis = params.get('bopis');
  const own = OWN.filter((one) => params.getAll('own').includes(one));
  const sort = SORTS.find((known) => known === params.get('sort'));
  return {
    page: pageOf(params.get('page')),
    size: PAGE_SIZE,
    facets: Object.fromEntries(facets),
    ...(q !== undefined && q !== '' && { q }),
    ...(sort !== undefined && sort !== 'relevance' && { sort }),
    ...(bopis !== null && /^\w{1,8}$/.test(bopis) && { bopis }),
    ...(own.length > 0 && { own }),
  };
}

/** Whether an address opens its list from the start: no filter, no order, the first page. Marks of campaigns change nothing. */
export function isEntrance(params: URLSearchParams): boolean {
  const { page, size: _size, facets, ...asked } = listingQueryOf(params);
  return page === 1 && Object.keys(facets).length === 0 && Object.keys(asked).length === 0;
}

function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1;
}

/** The first of the pages that an address shows one below the other; its own page where it asks for one. */
export function firstPageOf(params: URLSearchParams): number {
  const page = pageOf(params.get('page'));
  const from = params.get('from') === null ? page : pageOf(params.get('from'));
  return from <= page && page - from < MOST_PAGES ? from : page;
}

/** Whether one more page may stand below these. */
export const canLoadMore = (from: number, page: number): boolean => page + 1 - from < MOST_PAGES;

/** The address of the same list with pages `from` to `page` one below the other. */
export function hrefWithMore(
  pathname: string,
  params: URLSearchParams,
  { from, page }: { readonly from: number; readonly page: number },
): string {
  const next = new URLSearchParams(params);
  next.set('from', String(from));
  next.set('page', String(page));
  return address(pathname, next);
}

/** The address of another page of the same list. */
export function hrefOfPage(pathname: string, params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  next.delete('from');
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return address(pathname, next);
}

/** The address without one facet value, or without all values of a parameter; back on the first page. */
export function hrefWithout(pathname: string, params: URLSearchParams, code: string, value?: string): string {
  const next = new URLSearchParams(params);
  if (value === undefined) next.delete(code);
  else next.delete(code, value);
  next.delete('page');
  next.delete('from');
  return address(pathname, next);
}

/** The address of the same list, held to another store's shelf; back on the first page. */
export function hrefAtStore(pathname: string, params: URLSearchParams, storeNumber: string): string {
  const next = new URLSearchParams(params);
  next.set('bopis', storeNumber);
  next.delete('page');
  next.delete('from');
  return address(pathname, next);
}

/** The address without any filter; words and order stay. */
export function hrefUnfiltered(pathname: string, params: URLSearchParams): string {
  const next = new URLSearchParams();
  for (const name of ['q', 'typed', 'sort']) {
    const value = params.get(name);
    if (value !== null && value !== '') next.set(name, value);
  }
  return address(pathname, next);
}

/** The address that a form's fields ask for; empty fields and what goes without saying are left out. */
export function hrefOfForm(pathname: string, form: FormData): string {
  const next = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value === 'string' && value !== '' && !(name === 'sort' && value === 'relevance')) next.append(name, value);
  }
  return address(pathname, next);
}

function address(pathname: string, params: URLSearchParams): string {
  const query = params.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
