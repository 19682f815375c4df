// What the page of lists is asked for in its address: the form values of §3 (LST-2).
import type { ListsQuery } from '#paths';

export interface ListsAsked {
  readonly search: string;
  readonly sort: string;
  readonly access: string;
  readonly page: string;
  /** Lists per page; '' for as many as there can be. */
  readonly size: string;
  /** Item to add to a list, and its quantity. */
  readonly item: string;
  readonly qty: string;
  /** `cart`: a new list begins with what is in the cart. */
  readonly start: 'cart' | '';
  /** The list that was just deleted. */
  readonly deleted: string;
}

/** Also by the names that addresses had before. */
export function readAsked(query: URLSearchParams): ListsAsked {
  const text = (name: string, longest: number, former = name): string =>
    (query.get(name) ?? query.get(former) ?? '').trim().slice(0, longest);
  return {
    search: text('SearchText', 80, 'search'),
    sort: text('SortOrder', 20, 'sort'),
    access: text('SelectedListsType', 20, 'access'),
    page: text('ActivePagination', 4, 'page'),
    size: text('PageSize', 3),
    item: text('item', 60),
    qty: text('qty', 4),
    start: query.get('start') === 'cart' ? 'cart' : '',
    deleted: text('deleted', 40),
  };
}

/** The same in an address; the message about a deleted list is told once. */
export const askedQuery = ({ search, sort, access, page, size, item, qty }: ListsAsked): ListsQuery => ({
  SearchText: search,
  SortOrder: sort,
  SelectedListsType: access,
  ActivePagination: page,
  PageSize: size,
  item,
  qty,
});

/** As the call takes it: last updated first by default; every column sorts in both directions. */
export function queryOf({ search, sort, access, page, size }: ListsAsked) {
  const [sortBy = 'modified', sortOrder = 'descending'] = sort === '' ? [] : sort.split('-');
  return { search, access, page, sortBy, sortOrder, ...(size !== '' && { size }) };
}
