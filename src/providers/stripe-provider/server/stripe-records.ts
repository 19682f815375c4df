// What Stripe's test double keeps.
import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';

export type Intent = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'status' | 'amount' | 'amount_capturable' | 'amount_received' | 'created' | 'currency' | 'cancellation_reason'
> & {
  metadata: Record<string, string>;
  customer: string | null;
  payment_method: string | null;
  next_action: { type: string; redirect_to_url: Stripe.PaymentIntent.NextAction.RedirectToUrl } | null;
  last_payment_error: Pick<Stripe.PaymentIntent.LastPaymentError, 'type' | 'code' | 'decline_code'> | null;
  latest_charge: { id: string; amount_refunded: number; payment_method_details: { card: { multicapture: { status: string } } } } | null;
};

export type Refund = Pick<Stripe.Refund, 'id' | 'object' | 'amount' | 'status'> & {
  payment_intent: string;
  metadata: Record<string, string>;
};

export function metadataOf(fields: URLSearchParams): Record<string, string> {
  const held = [...fields].flatMap(([name, value]) => {
    const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
    return key === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(held);
}

/** A payment that is not confirmed yet. */
export function newIntent(fields: URLSearchParams): Intent {
  return {
    id: `pi_${randomBytes(8).toString('hex')}`,
    object: 'payment_intent',
    status: 'requires_payment_method',
    amount: Number(fields.get('amount')),
    amount_capturable: 0,
    amount_received: 0,
    created: Math.floor(Date.now() / 1000),
    currency: String(fields.get('currency')),
    customer: fields.get('customer'),
    payment_method: null,
    next_action: null,
    cancellation_reason: null,
    metadata: metadataOf(fields),
    last_payment_error: null,
    latest_charge: null,
  };
}
