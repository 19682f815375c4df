// Addresses of stores, and of the shopper's place.
import { search } from './path-queries.ts';

export function storePaths(at: (path: string) => string) {
  return {
    stores: (query: { readonly near?: string; readonly back?: string } = {}) => at('/stores') + search(query),
    store: (storeNumber: string) => at(`/stores/${encodeURIComponent(storeNumber)}`),
    /** Whether a store has an item: its number, its UPC, or the address of its page. */
    storeStock: (storeNumber: string, item?: string) => at(`/stores/${encodeURIComponent(storeNumber)}/stock`) + search({ item }),
    place: (query: { readonly back?: string } = {}) => at('/delivery-place') + search(query),
  };
}
