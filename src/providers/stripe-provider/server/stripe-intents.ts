// Payments at Stripe: made, confirmed, read, cancelled.
import type { Stripe } from 'stripe';
import { PaymentUnreachable, type Authorisation, type AuthoriseRequest } from '#buying/payment/server';
import type { StripeClient } from './stripe-client.ts';
import { reasonOf } from './stripe-decline.ts';
import { authorisationOf, readError, readIntent, type Intent } from './stripe-objects.ts';
import { KEY, REFERENCE } from './stripe-metadata.ts';
import type { Card } from './stripe-cards.ts';

export interface Holding {
  readonly request: Pick<AuthoriseRequest, 'idempotencyKey' | 'amount' | 'currency' | 'reference'>;
  /** Undefined: Stripe has no such card, or cannot charge it. */
  readonly card: () => Promise<Card | undefined>;
  /** Whether the bank may challenge the shopper. */
  readonly asks: Pick<Stripe.PaymentIntentConfirmParams, 'error_on_requires_action' | 'off_session' | 'return_url'>;
}

/** Charges nothing, so it may be repeated: Stripe answers the same key with the same intent. */
export async function makeIntent(
  client: StripeClient,
  { idempotencyKey, amount, currency, reference }: Holding['request'],
  customer: string | undefined,
): Promise<string> {
  const params: Stripe.PaymentIntentCreateParams = {
    amount,
    currency: currency.toLowerCase(),
    capture_method: 'manual',
    allowed_payment_method_types: ['card'],
    ...(customer === undefined ? {} : { customer }),
    metadata: { [KEY]: idempotencyKey, [REFERENCE]: reference },
  };
  const { status, body } = await client.post('/v1/payment_intents', params, `create-${idempotencyKey}`);
  if (status !== 200) throw new Error(`Stripe refused the request: ${errorText(body)}`);
  return readIntent(body).id;
}

interface Confirming extends Pick<Holding, 'asks'> {
  readonly id: string;
  readonly method: string;
  readonly key: string;
}

export async function confirm(client: StripeClient, { id, method, key, asks }: Confirming): Promise<Authorisation> {
  const params: Stripe.PaymentIntentConfirmParams = {
    payment_method: method,
    ...asks,
    payment_method_options: { card: { request_multicapture: 'if_available' } },
  };
  const { status, body } = await client.post(`/v1/payment_intents/${id}/confirm`, params, `confirm-${key}`);
  if (status === 200) return endedOf(readIntent(body));
  const error = readError(body);
  if (error.type === 'card_error') return { status: 'declined', authorisationId: id, reason: reasonOf(error) };
  if (error.code === 'payment_intent_unexpected_state') return endedOf(await intentOf(client, id));
  if (error.param === 'payment_method') return { status: 'declined', authorisationId: id, reason: 'unknownToken' };
  throw new Error(`Stripe refused the request: ${errorText(body)}`);
}

function endedOf(intent: Intent): Authorisation {
  const known = authorisationOf(intent);
  if (known === undefined) throw new PaymentUnreachable('Stripe has not charged the card and does not say why');
  return known;
}

/** Releases what is held. Captured money stays; a refund returns it. */
export async function cancel(client: StripeClient, id: string): Promise<void> {
  const params: Stripe.PaymentIntentCancelParams = { cancellation_reason: 'abandoned' };
  const { status, body } = await client.post(`/v1/payment_intents/${id}/cancel`, params);
  if (status === 200) return;
  const { status: now } = await intentOf(client, id);
  if (now !== 'canceled' && now !== 'succeeded') throw new PaymentUnreachable(`Stripe did not cancel it: ${errorText(body)}`);
}

export async function intentOf(client: StripeClient, id: string): Promise<Intent> {
  const { body } = await client.get(`/v1/payment_intents/${encodeURIComponent(id)}`);
  return readIntent(body);
}

function errorText(body: unknown): string {
  const { type, code = '', param = '' } = readError(body);
  return `${type} ${code} ${param}`.trim();
}
