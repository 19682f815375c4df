import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Once around all pages: who frames the shop, or is the application around it, is told where the shopper is and how full the cart. */
export function useParentMessages(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (window.parent === window && !('webkit' in window) && !('InkwellApp' in window)) return;
    void import('./parent-window.ts').then(({ tellPage }) => tellPage(pathname + search)).catch(() => undefined);
  }, [pathname, search]);
}
