// What the page without a connection shows: it stands in for the page whose address the shopper opened.

export type OfflinePlace =
  | { readonly screen: 'lists' }
  | { readonly screen: 'list'; readonly listId: string }
  | { readonly screen: 'rows' }
  /** A page that cannot do without a connection. */
  | { readonly screen: 'other' };

const LISTS = /^\/(?:cc\/mmx\/list\/(?:mylists|details)|cc\/sparq\/list|kuber\/viewList)$/;

/** `path`: without locale; the page's own address shows the lists. `listId`: of its query, empty without one. */
export function placeOf(path: string, listId: string): OfflinePlace {
  if (path === '/offline' || path === '') return { screen: 'lists' };
  if (path === '/quick-order') return { screen: 'rows' };
  if (!LISTS.test(path)) return { screen: 'other' };
  return listId === '' ? { screen: 'lists' } : { screen: 'list', listId: listId.slice(0, 40) };
}
