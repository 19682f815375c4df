import { useEffect } from 'react';

/** When a payment method could not be removed, adds the reason to the cart's errors (PAY-3); undefined without a failure. */
export function usePaymentNotRemoved(problem: { readonly code: string; readonly message: string } | undefined): void {
  useEffect(() => {
    if (problem !== undefined) void import('./cart-news.ts').then((cart) => cart.paymentWasNotRemoved(problem)).catch(() => undefined);
  }, [problem]);
}
