import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Used once around all pages: tells a frame or app around the shop the shopper's page and the cart's count. */
export function useParentMessages(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (window.parent === window && !('webkit' in window) && !('InkwellApp' in window)) return;
    void import('./parent-window.ts').then(({ postPage }) => postPage(pathname + search)).catch(() => undefined);
  }, [pathname, search]);
}
