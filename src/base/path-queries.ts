// The queries of the shop's addresses.

/** Query of a listing address (APP-12). */
export interface ListingQuery {
  readonly q?: string;
  readonly page?: number;
  readonly sort?: string;
  readonly brand?: readonly string[];
  readonly supercategory?: readonly string[];
  readonly bopis?: string;
  readonly promo?: string;
  /** Other facets by attribute code. */
  readonly facets?: Readonly<Record<string, readonly string[]>>;
}

/** Query of the list of orders. */
export interface OrdersQuery {
  /** Whose: '' for one's own. */
  readonly scope?: string;
  readonly search?: string;
  readonly status?: string;
  readonly period?: string;
}

/** Which cart a page of checkout is about; without it, the basket. */
export interface CheckoutCart {
  readonly buyNow?: 'true' | undefined;
}

/** Query of the checkout's steps. */
export interface CheckoutQuery extends CheckoutCart {
  /** Why the card was declined. */
  readonly declined?: string;
  /** The stored card that was declined. */
  readonly card?: string | undefined;
  /** The wallet, and how its payment ended: `KLARNA`, `retry`. */
  readonly vendor?: string;
  readonly wallet?: string;
  readonly changed?: string;
  readonly removed?: string;
  /** `yes`: an order could not be placed without this step. */
  readonly unfinished?: string;
  /** Payment method: `gift`, `other`; default: credit cards. */
  readonly tab?: string;
  /** The stored address that is open for editing, or `new`. */
  readonly address?: string;
}

/** Query of the lists. */
export interface ListsQuery {
  /** One list; without it, all of them. */
  readonly listId?: string;
  /** `true`: the form for a new list. */
  readonly create?: string;
  /** The form values of §3: search, sort (`name-ascending`), access level, page, and lists per page. */
  readonly SearchText?: string;
  readonly SortOrder?: string;
  readonly SelectedListsType?: string;
  readonly ActivePagination?: string;
  readonly PageSize?: string;
  /** The item to add to a list, with its quantity. */
  readonly item?: string;
  readonly qty?: string;
  /** `cart`: a new list begins with what is in the cart. */
  readonly start?: 'cart';
  /** The list that was just deleted. */
  readonly deleted?: string;
  /** `true`: the sheet to print of one list. */
  readonly print?: string;
}

/** Query of the login page. */
export interface LoginQuery {
  readonly jump?: string;
  readonly target?: string;
  /** Why the shopper is asked to sign in (CHK-1). */
  readonly type?: 'rewards' | 'checkout' | 'none';
  readonly password?: 'changed';
}

export function listingSearch(query: ListingQuery | undefined): string {
  if (query === undefined) return ''; // fast path: most links have no query, and pages have hundreds
  const { q, page, sort, brand, supercategory, bopis, promo, facets = {} } = query;
  return search({
    q,
    brand,
    supercategory,
    bopis,
    promo,
    ...facets,
    sort,
    page: page === undefined || page === 1 ? undefined : String(page),
  });
}

/** Of the pages of auto-restock. */
export interface RestockQuery extends Readonly<Record<string, string | undefined>> {
  readonly from?: string;
  readonly told?: string;
  readonly items?: string;
  readonly page?: string;
  readonly on?: string;
  readonly change?: string;
}

/** Omits empty parameters. Each site has its own addresses (APP-9). */
export function listsAddress(tenant: 'consumer' | 'business', { create, ...query }: ListsQuery = {}): string {
  const asked = Object.fromEntries(Object.entries(query).filter(([, value]) => value));
  if (tenant === 'consumer') return `/kuber/${create ? 'create' : 'view'}List${search(asked)}`;
  return `/cc/mmx/list/${query.listId ? 'details' : 'mylists'}${search({ create, ...asked })}`;
}

export function search(query: Readonly<Record<string, string | readonly string[] | undefined>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined
      ? []
      : (typeof value === 'string' ? [value] : value).map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(one)}`),
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
