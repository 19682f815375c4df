// The payment port for Stripe: one PaymentIntent per key, authorised first (`manual`) and captured per shipment.
import type { Stripe } from 'stripe';
import type { Authorisation, AuthoriseRequest, MoveRequest, PaymentProvider } from '#buying/payment/server';
import type { RequestBook } from '#providers/payment-vendor/server';
import { stripeClient, type StripeClient, type StripeSettings } from './stripe-client.ts';
import { stripeMoves } from './stripe-moves.ts';
import { authorisationOf, currencyOf, readCustomer } from './stripe-objects.ts';
import { REFERENCE } from './stripe-metadata.ts';
import { type Holding, makeIntent, confirm, cancel, intentOf } from './stripe-intents.ts';
import { JOINT, type Card, cardOf } from './stripe-cards.ts';
import { ledger } from './stripe-ledger.ts';

/**
 * Two steps, so that an answer may be lost at any time: creates the intent, which charges nothing, and stores its id; then confirms it.
 * Giving a key up cancels its intent, which refuses a later confirmation.
 */
export function stripeProvider(settings: StripeSettings, book: RequestBook) {
  const client = stripeClient(settings);
  const provider = {
    name: 'stripe',
    authorise: (request: AuthoriseRequest) =>
      hold(client, book, {
        request,
        card: () => cardOf(client, request.token),
        // No shopper is present: a card that needs a challenge is declined.
        asks: request.shopper === undefined ? { error_on_requires_action: true } : { return_url: request.shopper.returnTo },
      }),
    renew: (move: MoveRequest) => renew(client, book, move),
    async keepCard(token: string): Promise<string | undefined> {
      const card = await cardOf(client, token);
      if (card === undefined) return undefined;
      if (card.customer !== undefined) return `${card.customer}${JOINT}${card.method}`;
      const params: Stripe.CustomerCreateParams = { payment_method: card.method };
      const { status, body } = await client.post('/v1/customers', params, `keep-${card.method}`);
      return status === 200 ? `${readCustomer(body).id}${JOINT}${card.method}` : undefined;
    },
    async find(key: string): Promise<Authorisation | undefined> {
      const asked = await book.find(key);
      if (asked === undefined) return undefined;
      const known = asked.vendor_id === null ? undefined : authorisationOf(await intentOf(client, asked.vendor_id));
      if (known === undefined && asked.closed_at !== null) return { status: 'voided', authorisationId: asked.vendor_id ?? key };
      return known;
    },
    async void(key: string): Promise<void> {
      const { vendor_id: id } = await book.close(key);
      if (id !== null) await cancel(client, id);
    },
    ...stripeMoves(client),
    /** Stripe has no gift cards. */
    balance: () => Promise.resolve({ refused: 'notFound' as const }),
    ledger: (since: Date) => ledger(client, since),
  };
  return provider satisfies PaymentProvider;
}

async function hold(client: StripeClient, book: RequestBook, { request, card: find, asks }: Holding): Promise<Authorisation> {
  const { idempotencyKey: key } = request;
  const asked = await book.ask(request);
  if (asked.closed_at !== null) return { status: 'voided', authorisationId: asked.vendor_id ?? key };
  const known = asked.vendor_id === null ? undefined : authorisationOf(await intentOf(client, asked.vendor_id));
  if (known !== undefined) return known;
  const card = await find();
  if (card === undefined) return { status: 'declined', authorisationId: asked.vendor_id ?? key, reason: 'unknownToken' };
  const id = asked.vendor_id ?? (await makeIntent(client, request, card.customer));
  if (!(await book.name(key, id))) {
    await cancel(client, id);
    return { status: 'voided', authorisationId: id };
  }
  return confirm(client, { id, method: card.method, key, asks });
}

/** Authorises the same card in a new payment. By Stripe's rule a card without a customer allows one charge. */
async function renew(
  client: StripeClient,
  book: RequestBook,
  { idempotencyKey, authorisationId, amount }: MoveRequest,
): Promise<Authorisation> {
  const lapsed = await intentOf(client, authorisationId);
  const card = async (): Promise<Card | undefined> => {
    const found = await cardOf(client, lapsed.payment_method ?? '');
    return found?.customer === undefined ? undefined : found;
  };
  const request = { idempotencyKey, amount, currency: currencyOf(lapsed), reference: lapsed.metadata[REFERENCE] ?? '' };
  return hold(client, book, { request, card, asks: { off_session: true } });
}
