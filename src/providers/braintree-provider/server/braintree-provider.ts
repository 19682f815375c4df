// The payment port for Braintree: one transaction per key, authorised first and captured per shipment.
import {
  PaymentUnreachable,
  type Authorisation,
  type AuthoriseRequest,
  type MoveRequest,
  type PaymentProvider,
} from '#buying/payment/server';
import { decimalOf, orderNumberIn, requestIdOf, type RequestBook } from '#providers/payment-vendor/server';
import { BraintreeRefusal, braintreeClient, type BraintreeSettings } from './braintree-client.ts';
import { AUTHORISE_CARD, AUTHORISE_PAYPAL, MEANS } from './braintree-documents.ts';
import { braintreeMoves } from './braintree-moves.ts';
import { currencyOf } from './braintree-objects.ts';
import { readCharged, readLasting } from './braintree-answers.ts';
import { readOne } from './braintree-search.ts';
import type { SavedTokens } from './saved-tokens.ts';
import type { PaypalVisits } from './paypal-visits.ts';
import { paypalWallet } from './paypal-wallet.ts';
import { type Parts, named, knownOf, transactionsOf, voidPayment } from './braintree-transactions.ts';
import { type Means, meansOf, keepCard } from './braintree-cards.ts';
import { ledger } from './braintree-ledger.ts';

/** Errors of a token that is consumed, unknown, or locked by a concurrent request: of a card, of one to save, of PayPal. */
const NO_SUCH_MEANS = new Set(['91564', '91565', '91566', '93107', '93108', '93109', '92907', '92908', '92909']);

/** The adapter's own tables. */
export interface BraintreeNotes {
  readonly book: RequestBook;
  readonly cards: SavedTokens;
  readonly visits: PaypalVisits;
}

/**
 * A single request authorises, with a key by which Braintree answers a repeat with the same transaction. Every transaction also carries
 * an id of the shop, which finds it after a lost answer.
 */
export function braintreeProvider(settings: BraintreeSettings, { book, cards, visits }: BraintreeNotes) {
  const client = braintreeClient(settings);
  const parts: Parts = { client, settings, book, cards };
  const provider = {
    name: 'braintree',
    authorise: (request: AuthoriseRequest) => hold(parts, { request, means: () => meansOf(parts, request.token) }),
    renew: (move: MoveRequest) => renew(parts, move),
    keepCard: (token: string) => keepCard(parts, token),
    async find(key: string): Promise<Authorisation | undefined> {
      const asked = await book.find(key);
      if (asked === undefined) return undefined;
      const known = await knownOf(parts, key, asked);
      if (known !== undefined) return known;
      return asked.closed_at === null ? undefined : { status: 'voided', authorisationId: asked.vendor_id ?? key };
    },
    async void(key: string): Promise<void> {
      for (const paid of await transactionsOf(client, key, await book.close(key))) await voidPayment(client, paid);
    },
    ...braintreeMoves(client, book),
    wallets: paypalWallet({ client, settings, visits }),
    /** Braintree has no gift cards. */
    balance: () => Promise.resolve({ refused: 'notFound' as const }),
    ledger: (since: Date) => ledger(parts, since),
  };
  return provider satisfies PaymentProvider;
}

interface Holding {
  readonly request: Pick<AuthoriseRequest, 'idempotencyKey' | 'amount' | 'currency' | 'reference'>;
  /** Undefined: Braintree has nothing to charge. */
  readonly means: () => Promise<Means | undefined>;
}

async function hold(parts: Parts, { request, means: find }: Holding): Promise<Authorisation> {
  const { client, settings, book } = parts;
  const { idempotencyKey: key, amount, currency } = request;
  const asked = await book.ask(request);
  if (asked.closed_at !== null) return { status: 'voided', authorisationId: asked.vendor_id ?? key };
  const known = asked.isNew ? undefined : await knownOf(parts, key, asked);
  if (known !== undefined) return known;
  const unknown: Authorisation = { status: 'declined', authorisationId: key, reason: 'unknownToken' };
  const means = await find();
  if (means === undefined) return unknown;
  const { method: paymentMethodId, isPaypal, isUnattended } = means;
  const name = requestIdOf(request);
  const transaction = {
    amount: decimalOf(amount),
    merchantAccountId: settings.merchantAccounts[currency],
    orderId: name,
    ...(isUnattended ? { paymentInitiator: 'UNSCHEDULED' } : {}),
  };
  const input = { ...(isPaypal ? {} : { apiRequestKey: name }), paymentMethodId, transaction };
  try {
    return await named(parts, key, readCharged(await client(isPaypal ? AUTHORISE_PAYPAL : AUTHORISE_CARD, { input })));
  } catch (error) {
    if (!(error instanceof BraintreeRefusal)) throw error;
    const isGone = error.isNotFound || error.codes.some((code) => NO_SUCH_MEANS.has(code));
    // PayPal is charged without a request key, so an earlier attempt of this very request may have consumed the approval.
    if (isGone && (asked.isNew || !isPaypal)) return unknown;
    // The same request may be running, so the outcome is unknown.
    throw new PaymentUnreachable(`Braintree refused the request: ${error.message}`);
  }
}

/** Authorises the same card in a new transaction. By Braintree's rule a card that was not saved allows one charge. */
async function renew(parts: Parts, { idempotencyKey, authorisationId, amount }: MoveRequest): Promise<Authorisation> {
  const lapsed = await readOne(parts.client, authorisationId);
  const means = async (): Promise<Means | undefined> => {
    const method = readLasting(await parts.client(MEANS, { id: authorisationId }));
    return method === undefined ? undefined : { method, isPaypal: false, isUnattended: true };
  };
  const reference = orderNumberIn(lapsed.orderId ?? '') ?? '';
  return hold(parts, { request: { idempotencyKey, amount, currency: currencyOf(lapsed), reference }, means });
}
