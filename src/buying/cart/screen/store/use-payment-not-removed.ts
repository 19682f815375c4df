import { useEffect } from 'react';

/** Where a way to pay could not be removed, the cart's errors say why (PAY-3); undefined: nothing of the kind. */
export function usePaymentNotRemoved(problem: { readonly code: string; readonly message: string } | undefined): void {
  useEffect(() => {
    if (problem !== undefined) void import('./cart-news.ts').then((cart) => cart.paymentWasNotRemoved(problem)).catch(() => undefined);
  }, [problem]);
}
