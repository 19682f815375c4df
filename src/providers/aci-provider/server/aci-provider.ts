// The payment port for ACI's Open Payment Platform: one PA payment per key, authorised first and captured per shipment.
import type { LedgerEntry } from '#buying/payment/contract';
import {
  PaymentUnreachable,
  type AskedShopper,
  type Authorisation,
  type AuthoriseRequest,
  type PaymentProvider,
} from '#buying/payment/server';
import { decimalOf, requestIdOf, type AskedRequest, type RequestBook } from '#providers/payment-vendor/server';
import type { Clock } from '#platform/clock';
import { aciClient, type AciClient, type AciFields, type AciSettings } from './aci-client.ts';
import { aciMoves } from './aci-moves.ts';
import type { Challenge, Challenges } from './aci-challenges.ts';
import { authorisationOf, entryOf, historyOf, readAnswer, type History } from './aci-objects.ts';
import { isUnknownCard, kindOf, reasonOf } from './aci-results.ts';
import { findByName, findSince, readHistory } from './aci-search.ts';

/** Prefix of saved card references. */
const KEPT = 'kept-';
/** A registered card's id at ACI; see `aci-card-registration.ts`. */
const CARD = /^[0-9a-f]{32}$/;

/** A saved card, charged with the shopper present. */
const OF_A_KEPT_CARD: AciFields = {
  'standingInstruction.mode': 'REPEATED',
  'standingInstruction.type': 'UNSCHEDULED',
  'standingInstruction.source': 'CIT',
};

interface Parts {
  readonly client: AciClient;
  readonly book: RequestBook;
  readonly challenges: Challenges;
  readonly clock: Clock;
}

/** The adapter's own tables. */
export type AciNotes = Pick<Parts, 'book' | 'challenges'>;

/**
 * A single request authorises. ACI has no idempotency keys, so each request carries an id of the shop; a repeat searches for it first and
 * sends the request only if ACI has not got it.
 */
export function aciProvider(settings: AciSettings, { book, challenges }: AciNotes, clock: Clock) {
  const client = aciClient(settings);
  const parts: Parts = { client, book, challenges, clock };
  const provider = {
    name: 'aci',
    authorise: (request: AuthoriseRequest) => authorise(parts, request),
    /** A registered card does not expire; only a charge shows whether ACI knows it. */
    keepCard: (token: string): Promise<string | undefined> =>
      Promise.resolve(CARD.test(token) ? `${KEPT}${token}` : isKept(token) ? token : undefined),
    async find(key: string): Promise<Authorisation | undefined> {
      const asked = await book.find(key);
      if (asked === undefined) return undefined;
      const known = await knownOf(parts, key, asked);
      if (known !== undefined) return known;
      return asked.closed_at === null ? undefined : { status: 'voided', authorisationId: asked.vendor_id ?? key };
    },
    async void(key: string): Promise<void> {
      for (const history of await historiesOf(client, key, await book.close(key))) await giveUp(parts, history);
    },
    ...aciMoves(client, book),
    /** ACI has no gift cards. */
    balance: () => Promise.resolve({ refused: 'notFound' as const }),
    ledger: (since: Date) => ledger(parts, since),
  };
  return provider satisfies PaymentProvider;
}

const isKept = (token: string): boolean => token.startsWith(KEPT) && CARD.test(token.slice(KEPT.length));

async function authorise(parts: Parts, request: AuthoriseRequest): Promise<Authorisation> {
  const { client, book, challenges } = parts;
  const { idempotencyKey: key, token, amount, currency, shopper } = request;
  const asked = await book.ask(request);
  if (asked.closed_at !== null) return { status: 'voided', authorisationId: asked.vendor_id ?? key };
  const known = asked.isNew ? undefined : await knownOf(parts, key, asked);
  if (known !== undefined) return known;
  const unknown: Authorisation = { status: 'declined', authorisationId: key, reason: 'unknownToken' };
  if (!CARD.test(token) && !isKept(token)) return unknown;
  const card = isKept(token) ? token.slice(KEPT.length) : token;
  const { body } = await client.post(`/v1/registrations/${card}/payments`, {
    paymentType: 'PA',
    amount: decimalOf(amount),
    currency,
    merchantTransactionId: requestIdOf(request),
    ...(isKept(token) ? OF_A_KEPT_CARD : {}),
    ...askedFields(shopper),
  });
  const { id, result, redirect } = readAnswer(body);
  if (isUnknownCard(result.code)) return unknown;
  if (kindOf(result.code) === 'refused') throw new Error(`ACI refused the request: ${result.code}`);
  // A payment without an id at ACI cannot have been charged, unless ACI says so.
  if (id === undefined && kindOf(result.code) === 'declined') return { ...unknown, reason: reasonOf(result.code) };
  if (id === undefined) throw new PaymentUnreachable(`ACI did not name the payment: ${result.code}`);
  const isOurs = await book.name(key, id);
  const isOver = kindOf(result.code) === 'declined';
  if (isOver) return { status: 'declined', authorisationId: id, reason: reasonOf(result.code) };
  if (isOurs && kindOf(result.code) === 'done') return { status: 'authorised', authorisationId: id, amount, currency };
  if (isOurs && kindOf(result.code) === 'pending' && redirect !== undefined && shopper !== undefined)
    return challenge(id, await challenges.ask(id, redirect, shopper));
  const history = await readHistory(client, id);
  if (isOurs) return ended(parts, history);
  await giveUp(parts, history);
  return { status: 'voided', authorisationId: id };
}

/** Browser data for a challenge. A page without scripts has no screen data. */
function askedFields(shopper: AskedShopper | undefined): AciFields {
  if (shopper?.browser === undefined) return {};
  const { ip, accept, userAgent, language, screen } = shopper.browser;
  return {
    shopperResultUrl: shopper.returnTo,
    'customer.ip': ip,
    'customer.browser.acceptHeader': accept,
    'customer.browser.userAgent': userAgent,
    'customer.browser.language': language,
    'customer.browser.javaEnabled': 'false',
    'customer.browser.javascriptEnabled': String(screen !== undefined),
    // Full window.
    'customer.browser.challengeWindow': '5',
    ...(screen === undefined
      ? {}
      : {
          'customer.browser.screenWidth': String(screen.width),
          'customer.browser.screenHeight': String(screen.height),
          'customer.browser.screenColorDepth': String(screen.colorDepth),
          'customer.browser.timezone': String(screen.minutesBehind),
        }),
  };
}

/** The outcome of an earlier request with this key; undefined: ACI never got it. */
async function knownOf(parts: Parts, key: string, asked: AskedRequest): Promise<Authorisation | undefined> {
  const { client, book } = parts;
  const histories = await historiesOf(client, key, asked);
  const best = histories.find(({ held, isReversed }) => kindOf(held.result.code) === 'done' && !isReversed) ?? histories.at(-1);
  if (best === undefined) return undefined;
  // The request was sent twice; one payment is enough.
  for (const other of histories) if (other !== best) await voidPayment(client, other);
  // An abandoned challenge that was confirmed anyway is reversed here.
  const isOurs = asked.closed_at === null && (asked.vendor_id !== null || (await book.name(key, best.held.id)));
  if (isOurs || best.captures.length > 0) return ended(parts, best);
  await giveUp(parts, best);
  return kindOf(best.held.result.code) === 'declined' ? authorisationOf(best) : { status: 'voided', authorisationId: best.held.id };
}

async function historiesOf(client: AciClient, key: string, { vendor_id: id, reference }: AskedRequest): Promise<readonly History[]> {
  if (id !== null) return [await readHistory(client, id)];
  return reference === null ? [] : findByName(client, requestIdOf({ reference, idempotencyKey: key }));
}

/** Reverses a payment whose outcome ACI does not know; then nothing was charged. */
async function ended({ client, challenges }: Parts, history: History): Promise<Authorisation> {
  const { id, result } = history.held;
  const open = kindOf(result.code) === 'pending' ? await challenges.of(id) : undefined;
  if (open !== undefined) return open.isOpen ? challenge(id, open) : { status: 'voided', authorisationId: id };
  if (kindOf(history.held.result.code) === 'uncertain' && !history.isReversed) await voidPayment(client, history);
  return authorisationOf(history);
}

function challenge(authorisationId: string, { url, until }: Challenge): Authorisation {
  return { status: 'challenge', authorisationId, url, until };
}

/** Ends the challenge and reverses the payment. During a challenge ACI holds nothing to reverse. */
async function giveUp({ client, challenges }: Parts, history: History): Promise<void> {
  const { id, result } = history.held;
  const isAsked = kindOf(result.code) === 'pending' && (await challenges.of(id)) !== undefined;
  await challenges.end(id);
  if (!isAsked) await voidPayment(client, history);
}

/** Releases what is held. Captured money stays; a refund returns it. */
async function voidPayment(client: AciClient, { held, isReversed, captures }: History): Promise<void> {
  const kind = kindOf(held.result.code);
  if (isReversed || captures.length > 0 || kind === 'declined' || kind === 'refused') return;
  const { body } = await client.post(`/v1/payments/${encodeURIComponent(held.id)}`, { paymentType: 'RV' });
  const { code } = readAnswer(body).result;
  if (kindOf(code) === 'done') return;
  // The bank never authorised it, so there is nothing to reverse.
  const isRefused = kindOf(code) === 'refused' || kindOf(code) === 'declined';
  if (kind === 'uncertain' && isRefused) return;
  if (!(await readHistory(client, held.id)).isReversed) throw new PaymentUnreachable(`ACI did not let go of it: ${code}`);
}

/** The shop reads the books oldest first. */
async function* ledger({ client, book, clock }: Parts, since: Date): AsyncGenerator<readonly LedgerEntry[]> {
  const records = await findSince(client, since, clock.now());
  const held = records.filter(({ paymentType }) => paymentType === 'PA');
  const keys = await book.keysOf(held.map(({ id }) => id));
  const entries = held.flatMap(({ id, merchantTransactionId = '' }) => {
    const history = historyOf(id, records);
    const entry = history === undefined ? undefined : entryOf(history, keys.get(id) ?? merchantTransactionId);
    return entry === undefined ? [] : [entry];
  });
  entries.sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  for (let at = 0; at < entries.length; at += LEDGER_PAGE) yield entries.slice(at, at + LEDGER_PAGE);
}

const LEDGER_PAGE = 100;
