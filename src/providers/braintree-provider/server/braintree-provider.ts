// The payment port spoken to Braintree: a transaction per key, held first and captured per shipment.
import type { LedgerEntry } from '#buying/payment/contract';
import {
  PaymentUnreachable,
  type Authorisation,
  type AuthoriseRequest,
  type MoveRequest,
  type PaymentProvider,
} from '#buying/payment/server';
import { decimalOf, nameOf, orderNamedIn, type AskedRequest, type RequestBook } from '#providers/payment-vendor/server';
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
import type { KeptCards } from './kept-cards.ts';
import type { PaypalVisits } from './paypal-visits.ts';
import { paypalMethodOf, paypalWallet } from './paypal-wallet.ts';

/** Before what is kept of a card for later. */
const KEPT = 'kept-';
const TOKEN = /^[\w=+/-]{6,200}$/;

/** A token that is used up, unknown, or locked by somebody who is using it: of a card, of one to be kept, of PayPal. */
const NO_SUCH_MEANS = new Set(['91564', '91565', '91566', '93107', '93108', '93109', '92907', '92908', '92909']);

interface Parts {
  readonly client: BraintreeClient;
  readonly settings: BraintreeSettings;
  readonly book: RequestBook;
  readonly cards: KeptCards;
}

/** What the adapter notes of its own. */
export interface BraintreeNotes {
  readonly book: RequestBook;
  readonly cards: KeptCards;
  readonly visits: PaypalVisits;
}

/**
 * One request holds the money, with a key by which Braintree answers a repetition with the same transaction; and every transaction
 * carries the shop's own name of it, by which it is found when its answer was lost.
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
      for (const paid of await transactionsOf(client, key, await book.close(key))) await letGo(client, paid);
    },
    ...braintreeMoves(client, book),
    wallets: paypalWallet({ client, settings, visits }),
    /** Braintree holds no gift cards of ours. */
    balance: () => Promise.resolve({ refused: 'notFound' as const }),
    ledger: (since: Date) => ledger(parts, since),
  };
  return provider satisfies PaymentProvider;
}

/** By what is charged. */
interface Means {
  readonly method: string;
  readonly isPaypal: boolean;
  /** The shop asks by itself, with nobody there. */
  readonly isUnattended: boolean;
}

interface Holding {
  readonly request: Pick<AuthoriseRequest, 'idempotencyKey' | 'amount' | 'currency' | 'reference'>;
  /** Undefined: there is nothing that Braintree could charge. */
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
  const name = nameOf(request);
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
    // PayPal is charged without a key of the request: asked before, it may be this very request that has used it up.
    if (isGone && (asked.isNew || !isPaypal)) return unknown;
    // The same request may be under way: nothing is known of it.
    throw new PaymentUnreachable(`Braintree refused the request: ${error.message}`);
  }
}

/** Of the same card, in a transaction of its own. What was not kept was for one charge, by Braintree's own rule. */
async function renew(parts: Parts, { idempotencyKey, authorisationId, amount }: MoveRequest): Promise<Authorisation> {
  const lapsed = await readOne(parts.client, authorisationId);
  const means = async (): Promise<Means | undefined> => {
    const method = readLasting(await parts.client(MEANS, { id: authorisationId }));
    return method === undefined ? undefined : { method, isPaypal: false, isUnattended: true };
  };
  const reference = orderNamedIn(lapsed.orderId ?? '') ?? '';
  return hold(parts, { request: { idempotencyKey, amount, currency: currencyOf(lapsed), reference }, means });
}

/** Notes Braintree's name of what it made; what was given up meanwhile is let go of. */
async function named({ client, book }: Parts, key: string, paid: Paid): Promise<Authorisation> {
  if (await book.name(key, paid.id)) return authorisationOf(paid);
  await letGo(client, paid);
  return { status: 'voided', authorisationId: paid.id };
}

/** What became of a key that was asked before; undefined: Braintree never heard of it. */
async function knownOf(parts: Parts, key: string, asked: AskedRequest): Promise<Authorisation | undefined> {
  const paid = await transactionsOf(parts.client, key, asked);
  const [one] = [...paid.filter(({ status }) => status !== 'VOIDED'), ...paid];
  if (one === undefined) return undefined;
  return asked.vendor_id === null && asked.closed_at === null ? named(parts, key, one) : authorisationOf(one);
}

async function transactionsOf(client: BraintreeClient, key: string, { vendor_id: id, reference }: AskedRequest): Promise<readonly Paid[]> {
  if (id !== null) return [await readOne(client, id)];
  if (reference === null) return [];
  // A capture adds its own name to that of its payment.
  const found = await search(client, { orderId: { startsWith: nameOf({ reference, idempotencyKey: key }) } });
  return found.filter((paid) => authorisationBehind(paid) === undefined);
}

/** Nothing is held afterwards. What was captured stays so: that is given back by a refund. */
async function letGo(client: BraintreeClient, { id, status }: Paid): Promise<void> {
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
    // Somebody else may have kept it just now.
    return cards.referenceOf(token);
  }
}

/** What is charged of a card: by its lasting name, once it is kept. */
async function cardOf({ cards }: Parts, token: string): Promise<string> {
  return methodOf(await cards.referenceOf(token)) ?? methodOf(token) ?? token;
}

function methodOf(reference: string | undefined): string | undefined {
  return reference?.startsWith(KEPT) === true ? reference.slice(KEPT.length) : undefined;
}

/** Braintree does not say in which order it lists; the shop reads its books from the oldest on. */
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
