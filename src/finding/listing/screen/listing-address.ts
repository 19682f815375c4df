// Listing controls in the address (APP-12): read for the server, and rewritten for each link of the page.
import type { ListingQuery } from '#finding/listing/contract';

/** Parameters that are not facets: the listing's own, and those of campaigns and other pages. */
const RESERVED =
  /^(q|typed|page|from|size|sort|bopis|own|viewcart|mcrefresh|cidparam|redirected|jump|target|utm_.*|gclid|fbclid|msclkid)$/i;
/** Form of a facet code: `brand`, `supercategory`, `promo`, or an attribute's. */
const FACET_CODE = /^[a-z][\w-]{0,39}$/i;
const OWN = ['contract', 'bought'] as const;
const SORTS = ['relevance', 'priceAsc', 'priceDesc', 'rating', 'name'] as const;
const MOST_VALUES = 30;
/** Most pages of a list shown together: more would be slow to read and to render. */
const MOST_PAGES = 4;
export const PAGE_SIZE = 24;

export type Sort = (typeof SORTS)[number];

/** The listing query of an address. Unreadable parameters are ignored, never an error. */
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

/** Whether an address is a list's unfiltered first page in default order. Campaign parameters do not matter. */
export function isEntrance(params: URLSearchParams): boolean {
  const { page, size: _size, facets, ...asked } = listingQueryOf(params);
  return page === 1 && Object.keys(facets).length === 0 && Object.keys(asked).length === 0;
}

function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1;
}

/** The first of the pages shown together; the address's own page by default. */
export function firstPageOf(params: URLSearchParams): number {
  const page = pageOf(params.get('page'));
  const from = params.get('from') === null ? page : pageOf(params.get('from'));
  return from <= page && page - from < MOST_PAGES ? from : page;
}

/** Whether one more page may be shown. */
export const canLoadMore = (from: number, page: number): boolean => page + 1 - from < MOST_PAGES;

/** The address of the same list with pages `from` to `page` shown together. */
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

/** The address without one facet value, or without a whole parameter; on the first page. */
export function hrefWithout(pathname: string, params: URLSearchParams, code: string, value?: string): string {
  const next = new URLSearchParams(params);
  if (value === undefined) next.delete(code);
  else next.delete(code, value);
  next.delete('page');
  next.delete('from');
  return address(pathname, next);
}

/** The address of the same list with another pickup store; on the first page. */
export function hrefAtStore(pathname: string, params: URLSearchParams, storeNumber: string): string {
  const next = new URLSearchParams(params);
  next.set('bopis', storeNumber);
  next.delete('page');
  next.delete('from');
  return address(pathname, next);
}

/** The address without filters; words and order stay. */
export function hrefUnfiltered(pathname: string, params: URLSearchParams): string {
  const next = new URLSearchParams();
  for (const name of ['q', 'typed', 'sort']) {
    const value = params.get(name);
    if (value !== null && value !== '') next.set(name, value);
  }
  return address(pathname, next);
}

/** The address for a form's fields, without empty fields and default values. */
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
