// Asks the provider to authorise a tender of a draft.
import type { Currency } from '#base/money/rules';
import type { OrderTender } from '#buying/orders/rules';
import { PaymentUnreachable, type AskedShopper, type Authorisation, type PaymentProvider } from '#buying/payment/server';
import { paymentKey } from './draft-ends.ts';

export interface PayRequest {
  readonly orderNumber: string;
  /** In the order of authorisation; a refused one voids those before it. */
  readonly tenders: readonly Pick<OrderTender, 'tenderNo' | 'paymentType' | 'token' | 'amount'>[];
  readonly currency: Currency;
  /** The shopper, who can answer the bank's challenge. Undefined: nobody is present. */
  readonly shopper: AskedShopper | undefined;
  /** A hash of what the shopper agrees to, stored with a challenged draft. */
  readonly agreed: string;
}

/** The provider's answer. Without one it looks the key up once; undefined when that fails too. */
export async function authoriseTender(
  provider: PaymentProvider,
  { orderNumber, currency, shopper }: PayRequest,
  { tenderNo, token, amount }: PayRequest['tenders'][number],
): Promise<Authorisation | undefined> {
  const idempotencyKey = paymentKey(orderNumber, tenderNo);
  try {
    return await provider.authorise({ idempotencyKey, token, amount, currency, reference: orderNumber, shopper });
  } catch (error) {
    if (!(error instanceof PaymentUnreachable)) throw error;
    return provider.find(idempotencyKey).catch(() => undefined);
  }
}
