import { useEffect } from 'react';

/** On the page that confirms an order: the cart of the browser forgets what was in it (CART-18). */
export function useOrderPlaced(orderNumber: string): void {
  useEffect(() => {
    void import('./cart-news.ts').then(({ orderWasPlaced }) => orderWasPlaced()).catch(() => undefined);
  }, [orderNumber]);
}
