import { useEffect } from 'react';

/** For the order confirmation page: the browser's cart forgets the ordered lines (CART-18). */
export function useOrderPlaced(orderNumber: string): void {
  useEffect(() => {
    void import('./cart-news.ts').then(({ orderWasPlaced }) => orderWasPlaced()).catch(() => undefined);
  }, [orderNumber]);
}
