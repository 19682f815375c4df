// Reports which searches were seen and which led to a product, where the shopper allows it; nothing waits for it.
import { useEffect, type MouseEvent } from 'react';
import type { searchContract } from '#finding/search/contract';
import { caller } from '#ui/page/call';
import { allows } from '#ui/page/consent';

const call = caller<typeof searchContract>();

/** Counts a search when its results are seen; the returned handler counts a product opened from them. */
export function useSearchEvents(q: string, total: number, correctedTo: string | null): (event: MouseEvent) => void {
  useEffect(() => {
    if (q !== '' && allows('analytics')) void call('POST /api/search/events', { body: { kind: 'searched', q, total, correctedTo } });
  }, [q, total, correctedTo]);
  return ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href*="/product_"]') : null;
    if (q !== '' && link !== null && allows('analytics')) void call('POST /api/search/events', { body: { kind: 'opened', q } });
  };
}
