// The list that a page's address asks for, as calls that count in it name it.
import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router';
import { usePaths } from '#ui/page/shop';
import { listingQueryOf } from './listing-address.ts';

/** Without page and order, which change no count. The same object as long as the address is. */
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
