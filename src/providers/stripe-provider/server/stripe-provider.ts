// The payment port for Stripe: one PaymentIntent per key, authorised first (`manual`) and captured per shipment.
import type { Stripe } from 'stripe';
import type { LedgerEntry } from '#buying/payment/contract';
import {
  PaymentUnreachable,
  type Authorisation,
  type AuthoriseRequest,
  type MoveRequest,
  type PaymentProvider,
} from '#buying/payment/server';
import type { RequestBook } from '#providers/payment-vendor/server';
import { stripeClient, type StripeClient, type StripeSettings } from './stripe-client.ts';
import { reasonOf } from './stripe-decline.ts';
import { stripeMoves } from './stripe-moves.ts';
import {
  authorisationOf,
  currencyOf,
  entryOf,
  KEY,
  readCustomer,
  readError,
  readIntent,
  readIntents,
  readMethod,
  readRefunds,
  REFERENCE,
  type Intent,
} from './stripe-objects.ts';

const PAGE = 100;
/** Separates customer and card in a saved card's reference; Stripe's ids do not contain it. */
const JOINT = '-';

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

interface Card {
  readonly method: string;
  /** The customer of a saved card. */
  readonly customer: string | undefined;
}

interface Holding {
  readonly request: Pick<AuthoriseRequest, 'idempotencyKey' | 'amount' | 'currency' | 'reference'>;
  /** Undefined: Stripe has no such card, or cannot charge it. */
  readonly card: () => Promise<Card | undefined>;
  /** Whether the bank may challenge the shopper. */
  readonly asks: Pick<Stripe.PaymentIntentConfirmParams, 'error_on_requires_action' | 'off_session' | 'return_url'>;
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

/** Charges nothing, so it may be repeated: Stripe answers the same key with the same intent. */
async function makeIntent(
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

async function confirm(client: StripeClient, { id, method, key, asks }: Confirming): Promise<Authorisation> {
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

/** The card of a token, with its customer if saved; undefined when Stripe does not know it. */
async function cardOf(client: StripeClient, token: string): Promise<Card | undefined> {
  const [customer, method] = token.includes(JOINT) ? token.split(JOINT) : [undefined, token];
  if (method === undefined || !/^pm_\w{1,100}$/.test(method)) return undefined;
  if (customer !== undefined) return /^cus_\w{1,100}$/.test(customer) ? { method, customer } : undefined;
  const { status, body } = await client.get(`/v1/payment_methods/${method}`);
  return status === 200 ? { method, customer: readMethod(body).customer ?? undefined } : undefined;
}

/** Releases what is held. Captured money stays; a refund returns it. */
async function cancel(client: StripeClient, id: string): Promise<void> {
  const params: Stripe.PaymentIntentCancelParams = { cancellation_reason: 'abandoned' };
  const { status, body } = await client.post(`/v1/payment_intents/${id}/cancel`, params);
  if (status === 200) return;
  const { status: now } = await intentOf(client, id);
  if (now !== 'canceled' && now !== 'succeeded') throw new PaymentUnreachable(`Stripe did not cancel it: ${errorText(body)}`);
}

async function intentOf(client: StripeClient, id: string): Promise<Intent> {
  const { body } = await client.get(`/v1/payment_intents/${encodeURIComponent(id)}`);
  return readIntent(body);
}

function errorText(body: unknown): string {
  const { type, code = '', param = '' } = readError(body);
  return `${type} ${code} ${param}`.trim();
}

/** Stripe lists newest first; the shop reads the books oldest first. */
async function* ledger(client: StripeClient, since: Date): AsyncGenerator<readonly LedgerEntry[]> {
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
