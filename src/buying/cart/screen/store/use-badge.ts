import { useMemo, useSyncExternalStore } from 'react';
import { badgeText, readBadge, watchBadge, type Badge } from './badge.ts';

/** The count and subtotal next to the cart icon; null on the server, before hydration, and while unknown. */
export function useBadge(): Badge | null {
  const text = useSyncExternalStore(watchBadge, badgeText, () => '');
  return useMemo(() => readBadge(text), [text]);
}
