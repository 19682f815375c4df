// Maps an address to a screen of lists. Both sites have their own addresses, and redirect the other site's (APP-9).

export interface ListAddress {
  /** The site that owns the address. */
  readonly tenant: 'consumer' | 'business';
  readonly screen: 'lists' | 'list' | 'create';
  readonly listId: string;
}

/** Null for an unknown address. `path` has no locale prefix. */
export function readListAddress(path: string, query: URLSearchParams): ListAddress | null {
  const listId = (query.get('listId') ?? '').slice(0, 40);
  const one = listId === '' ? 'lists' : 'list';
  const create = query.get('create') === 'true';
  switch (path) {
    case '/cc/mmx/list/mylists':
    case '/cc/sparq/list':
      return { tenant: 'business', screen: create ? 'create' : one, listId };
    case '/cc/mmx/list/details':
      return { tenant: 'business', screen: one, listId };
    case '/kuber/viewList':
      return { tenant: 'consumer', screen: one, listId };
    case '/kuber/createList':
      return { tenant: 'consumer', screen: 'create', listId: '' };
    default:
      return null;
  }
}
