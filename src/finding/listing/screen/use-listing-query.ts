// The listing query of the page's address, for calls that count products in the list.
import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router';
import { usePaths } from '#ui/page/shop';
import { listingQueryOf } from './listing-address.ts';

/** Without page and order, which change no count. Returns the same object while the address stays. */
export function useListingQuery() {
  const { pathname, search } = useLocation();
  const { key = '', brand } = useParams();
  const isDeals = pathname === usePaths().deals();
  return useMemo(() => {
    const params = new URLSearchParams(search);
    const { page: _page, size: _size, sort: _sort, ...query } = listingQueryOf(params);
    const categoryId = /^cat_(.+)$/.exec(key)?.[1];
    const elsewhere = isDeals ? { deals: true } : { asTyped: params.get('typed') === '1' };
    const of = brand !== undefined ? { brand } : categoryId !== undefined ? { categoryId } : elsewhere;
    return { ...query, ...of };
  }, [key, brand, isDeals, search]);
}
