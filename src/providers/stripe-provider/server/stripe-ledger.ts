// Stripe's books as the shop reads them.
import type { Stripe } from 'stripe';
import type { LedgerEntry } from '#buying/payment/contract';
import type { StripeClient } from './stripe-client.ts';
import { entryOf, readIntents, readRefunds, type Intent } from './stripe-objects.ts';

const PAGE = 100;

/** Stripe lists newest first; the shop reads the books oldest first. */
export async function* ledger(client: StripeClient, since: Date): AsyncGenerator<readonly LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  let after: string | undefined;
  do {
    const query: Stripe.PaymentIntentListParams = {
      limit: PAGE,
      created: { gte: Math.floor(since.getTime() / 1000) },
      expand: ['data.latest_charge'],
      ...(after === undefined ? {} : { starting_after: after }),
    };
    const page = readIntents((await client.get('/v1/payment_intents', query)).body);
    for (const intent of page.data) {
      const entry = entryOf(intent, await refundedOf(client, intent));
      if (entry !== undefined) entries.push(entry);
    }
    after = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (after !== undefined);
  entries.reverse();
  for (let at = 0; at < entries.length; at += PAGE) yield entries.slice(at, at + PAGE);
}

/** Only real refunds: Stripe may count the rest released by a last capture as refunded. */
async function refundedOf(client: StripeClient, { id, latest_charge: charge, amount_received: captured }: Intent): Promise<number> {
  if (captured === 0 || charge === null || typeof charge === 'string' || charge.amount_refunded === 0) return 0;
  const query: Stripe.RefundListParams = { payment_intent: id, limit: PAGE };
  const { data } = readRefunds((await client.get('/v1/refunds', query)).body);
  const given = data.filter(({ status }) => status !== 'failed' && status !== 'canceled').reduce((sum, { amount }) => sum + amount, 0);
  return Math.min(given, captured);
}
