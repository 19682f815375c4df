// Captures, releases and refunds of a PaymentIntent. Each happens once per key, even if it is repeated days later.
import type { Stripe } from 'stripe';
import { AuthorisationLapsed, type MoveRequest } from '#buying/payment/server';
import type { StripeClient } from './stripe-client.ts';
import { isCapturedInParts, isLapsed, readError, readIntent, readRefunds, type Intent } from './stripe-objects.ts';
import { KEY, metadataNameOf, releasedOf } from './stripe-metadata.ts';

/** Stripe's maximum number of captures of a payment; there are at most as many refunds. */
const MOST_REFUNDS = 100;

export function stripeMoves(client: StripeClient) {
  return {
    /** Stripe's authorisations expire, mostly after seven days. */
    async capture({ authorisationId: id, idempotencyKey, amount }: MoveRequest): Promise<void> {
      const intent = await heldBy(client, id);
      const mark = metadataNameOf('captured', idempotencyKey);
      if (Object.hasOwn(intent.metadata, mark)) return;
      if (isLapsed(intent)) throw new AuthorisationLapsed('The authorisation has expired at Stripe');
      const left = intent.amount_capturable - releasedOf(intent) - amount;
      if (left < 0) throw new Error(`Stripe holds ${intent.amount_capturable} cents of it and not ${amount}: ${intent.status}`);
      if (left > 0 && !isCapturedInParts(intent))
        throw new Error('Stripe lets this card be captured once only; ask Stripe for multicapture, or capture it whole there');
      const params: Stripe.PaymentIntentCaptureParams = {
        amount_to_capture: amount,
        ...(left > 0 ? { final_capture: false } : {}),
        metadata: { [mark]: amount },
      };
      const { status, body } = await client.post(`/v1/payment_intents/${id}/capture`, params, idempotencyKey);
      if (status !== 200) throw refusal('capture', body);
    },
    /** Stripe can only cancel the whole rest, so a partial release happens with the last capture. */
    async release({ authorisationId: id, idempotencyKey, amount }: MoveRequest): Promise<void> {
      const intent = await heldBy(client, id);
      const mark = metadataNameOf('released', idempotencyKey);
      if (Object.hasOwn(intent.metadata, mark) || intent.amount_capturable === 0) return;
      const isAll = amount + releasedOf(intent) >= intent.amount_capturable;
      const cancel: Stripe.PaymentIntentCancelParams = { cancellation_reason: 'requested_by_customer' };
      const note: Stripe.PaymentIntentUpdateParams = { metadata: { [mark]: amount } };
      const { status, body } = await (isAll
        ? client.post(`/v1/payment_intents/${id}/cancel`, cancel)
        : client.post(`/v1/payment_intents/${id}`, note, idempotencyKey));
      if (status !== 200) throw refusal('release', body);
    },
    async refund({ authorisationId: id, idempotencyKey, amount }: MoveRequest): Promise<void> {
      const query: Stripe.RefundListParams = { payment_intent: id, limit: MOST_REFUNDS };
      const { data } = readRefunds((await client.get('/v1/refunds', query)).body);
      const isDone = ({ metadata, status }: (typeof data)[number]): boolean =>
        metadata?.[KEY] === idempotencyKey && status !== 'failed' && status !== 'canceled';
      if (data.some(isDone)) return;
      const params: Stripe.RefundCreateParams = { payment_intent: id, amount, metadata: { [KEY]: idempotencyKey } };
      const { status, body } = await client.post('/v1/refunds', params, idempotencyKey);
      if (status !== 200) throw refusal('refund', body);
    },
  };
}

async function heldBy(client: StripeClient, id: string): Promise<Intent> {
  const query: Stripe.PaymentIntentRetrieveParams = { expand: ['latest_charge'] };
  return readIntent((await client.get(`/v1/payment_intents/${encodeURIComponent(id)}`, query)).body);
}

function refusal(move: string, body: unknown): Error {
  const { type, code = '' } = readError(body);
  return new Error(`Stripe refused to ${move}: ${type} ${code}`.trim());
}
