import { useMemo, useSyncExternalStore } from 'react';
import { badgeText, readBadge, watchBadge, type Badge } from './badge.ts';

/** The count and subtotal beside the cart; null on the server, before the page is awake, and while nothing is known. */
export function useBadge(): Badge | null {
  const text = useSyncExternalStore(watchBadge, badgeText, () => '');
  return useMemo(() => readBadge(text), [text]);
}
