// The payment port for ACI's Open Payment Platform: one PA payment per key, authorised first and captured per shipment.
import { PaymentUnreachable, type Authorisation, type AuthoriseRequest, type PaymentProvider } from '#buying/payment/server';
import { decimalOf, requestIdOf } from '#providers/payment-vendor/server';
import type { Clock } from '#platform/clock';
import { aciClient, type AciFields, type AciSettings } from './aci-client.ts';
import { aciMoves } from './aci-moves.ts';
import { readAnswer } from './aci-objects.ts';
import { isUnknownCard, kindOf, reasonOf } from './aci-results.ts';
import { readHistory } from './aci-search.ts';
import { type Parts, knownOf, historiesOf, ended, challenge, giveUp } from './aci-payments.ts';
import { ledger } from './aci-ledger.ts';
import { askedFields } from './aci-browser-fields.ts';

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
