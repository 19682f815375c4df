// Addresses of lists and quick order.
import { listsAddress, type ListsQuery } from './path-queries.ts';

export function listPaths(at: (path: string) => string) {
  return {
    lists: (tenant: 'consumer' | 'business', query?: ListsQuery) => at(listsAddress(tenant, query)),
    /** A list by its link, for people without an account. */
    sharedList: (token: string) => at(`/shared-list/${encodeURIComponent(token)}`),
    /** The page that works without a connection. */
    offline: () => at('/offline'),
    quickOrder: () => at('/quick-order'),
    /** A sample CSV file in the locale's words. */
    quickOrderSample: () => at('/quick-order/sample.csv'),
  };
}
