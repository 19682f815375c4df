// The payment port for Braintree: one transaction per key, authorised first and captured per shipment.
import type { LedgerEntry } from '#buying/payment/contract';
import {
  PaymentUnreachable,
  type Authorisation,
  type AuthoriseRequest,
  type MoveRequest,
  type PaymentProvider,
} from '#buying/payment/server';
import { decimalOf, requestIdOf, orderNumberIn, type AskedRequest, type RequestBook } from '#providers/payment-vendor/server';
import { BraintreeRefusal, braintreeClient, type BraintreeClient, type BraintreeSettings } from './braintree-client.ts';
import { AUTHORISE_CARD, AUTHORISE_PAYPAL, KEEP, MEANS, REVERSE } from './braintree-documents.ts';
import { braintreeMoves } from './braintree-moves.ts';
import {
  authorisationBehind,
  authorisationOf,
  currencyOf,
  entryOf,
  readCharged,
  readKept,
  readLasting,
  type Paid,
} from './braintree-objects.ts';
import { readOne, search, searchPages } from './braintree-search.ts';
import type { SavedTokens } from './saved-tokens.ts';
import type { PaypalVisits } from './paypal-visits.ts';
import { paypalMethodOf, paypalWallet } from './paypal-wallet.ts';

/** Prefix of saved card references. */
const KEPT = 'kept-';
const TOKEN = /^[\w=+/-]{6,200}$/;

/** Errors of a token that is consumed, unknown, or locked by a concurrent request: of a card, of one to save, of PayPal. */
const NO_SUCH_MEANS = new Set(['91564', '91565', '91566', '93107', '93108', '93109', '92907', '92908', '92909']);

interface Parts {
  readonly client: BraintreeClient;
  readonly settings: BraintreeSettings;
  readonly book: RequestBook;
  readonly cards: SavedTokens;
}

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

/** The payment method to charge. */
interface Means {
  readonly method: string;
  readonly isPaypal: boolean;
  /** The shop charges without the shopper. */
  readonly isUnattended: boolean;
}

interface Holding {
  readonly request: Pick<AuthoriseRequest, 'idempotencyKey' | 'amount' | 'currency' | 'reference'>;
  /** Undefined: Braintree has nothing to charge. */
  readonly means: () => Promise<Means | undefined>;
}

async function meansOf(parts: Parts, token: string): Promise<Means | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const paypal = paypalMethodOf(token);
  return { method: paypal ?? (await cardOf(parts, token)), isPaypal: paypal !== undefined, isUnattended: false };
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

/** Records Braintree's id of the transaction; voids it if the key was given up meanwhile. */
async function named({ client, book }: Parts, key: string, paid: Paid): Promise<Authorisation> {
  if (await book.name(key, paid.id)) return authorisationOf(paid);
  await voidPayment(client, paid);
  return { status: 'voided', authorisationId: paid.id };
}

/** The outcome of an earlier request with this key; undefined: Braintree never got it. */
async function knownOf(parts: Parts, key: string, asked: AskedRequest): Promise<Authorisation | undefined> {
  const paid = await transactionsOf(parts.client, key, asked);
  const [one] = [...paid.filter(({ status }) => status !== 'VOIDED'), ...paid];
  if (one === undefined) return undefined;
  return asked.vendor_id === null && asked.closed_at === null ? named(parts, key, one) : authorisationOf(one);
}

async function transactionsOf(client: BraintreeClient, key: string, { vendor_id: id, reference }: AskedRequest): Promise<readonly Paid[]> {
  if (id !== null) return [await readOne(client, id)];
  if (reference === null) return [];
  // A capture's id begins with that of its payment.
  const found = await search(client, { orderId: { startsWith: requestIdOf({ reference, idempotencyKey: key }) } });
  return found.filter((paid) => authorisationBehind(paid) === undefined);
}

/** Releases what is held. Captured money stays; a refund returns it. */
async function voidPayment(client: BraintreeClient, { id, status }: Paid): Promise<void> {
  if (status !== 'AUTHORIZED' && status !== 'AUTHORIZING') return;
  try {
    await client(REVERSE, { input: { transactionId: id } });
  } catch (error) {
    if (!(error instanceof BraintreeRefusal)) throw error;
    const { status: now } = await readOne(client, id);
    if (now === 'AUTHORIZED' || now === 'AUTHORIZING') throw new PaymentUnreachable(`Braintree did not let go of it: ${error.message}`);
  }
}

async function keepCard({ client, cards }: Parts, token: string): Promise<string | undefined> {
  if (!TOKEN.test(token)) return undefined;
  if (token.startsWith(KEPT)) return token;
  const earlier = await cards.referenceOf(token);
  if (earlier !== undefined) return earlier;
  try {
    const id = readKept(await client(KEEP, { input: { paymentMethodId: token } }));
    return id === undefined ? undefined : await cards.note(token, `${KEPT}${id}`);
  } catch (error) {
    if (!(error instanceof BraintreeRefusal)) throw error;
    // A concurrent request may have saved it just now.
    return cards.referenceOf(token);
  }
}

/** The payment method of a card: the lasting one, once the card is saved. */
async function cardOf({ cards }: Parts, token: string): Promise<string> {
  return methodOf(await cards.referenceOf(token)) ?? methodOf(token) ?? token;
}

function methodOf(reference: string | undefined): string | undefined {
  return reference?.startsWith(KEPT) === true ? reference.slice(KEPT.length) : undefined;
}

/** Braintree does not define its order; the shop reads the books oldest first. */
async function* ledger({ client, book, settings }: Parts, since: Date): AsyncGenerator<readonly LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  const ours = { in: Object.values(settings.merchantAccounts) };
  const wanted = { createdAt: { greaterThanOrEqualTo: since.toISOString() }, merchantAccountId: ours };
  for await (const page of searchPages(client, wanted)) {
    const keys = await book.keysOf(page.map(({ id }) => id));
    for (const paid of page) {
      const entry = entryOf(paid, keys.get(paid.id) ?? paid.orderId ?? '');
      if (entry !== undefined) entries.push(entry);
    }
  }
  entries.sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  for (let at = 0; at < entries.length; at += LEDGER_PAGE) yield entries.slice(at, at + LEDGER_PAGE);
}

const LEDGER_PAGE = 100;
