// Ends a draft: placed when every tender is authorised, or released with everything given back. Placing and the sweeper share this code,
// so an order ends the same way in both (decisions 0020, 0171).
import type { OrderTender } from '#buying/orders/rules';
import type { Authorisation } from '#buying/payment/server';
import type { DeclineReason } from '#buying/payment/rules';
import type { Db } from '#platform/db';
import { giveUp, heldOf, ownAuthorisation, placePaid, type AuthorisedTender, type SettlingDeps } from './draft-ends.ts';
import { ABANDON_DRAFT, CHALLENGE_DRAFT } from './settling-queries.ts';
import { authorisedOf, endOf, knownTenders } from './known-tenders.ts';
import { authoriseTender, type PayRequest } from './authorise-tender.ts';

export type Paid =
  | { readonly kind: 'placed' }
  | { readonly kind: 'declined'; readonly reason: DeclineReason; readonly tenderNo: number }
  /** The bank challenges the shopper there; the draft waits. */
  | { readonly kind: 'challenged'; readonly url: string }
  | { readonly kind: 'unknown' };

export type Settled = 'placed' | 'released' | 'challenged' | 'unknown';

export interface Settling {
  /** Authorises each tender and ends the draft accordingly. 'unknown': no answer; the draft stays for the sweeper or the next request. */
  pay(request: PayRequest, now: Date): Promise<Paid>;
  /**
   * Ends a draft that no request works on, by the provider's records: it becomes an order only when all tenders are authorised. With an open
   * challenge it stays a draft (`challenged`), unless the shopper has changed the payment (`giveUp`).
   */
  settle(orderNumber: string, now: Date, turned?: 'giveUp'): Promise<Settled>;
  /** Places a draft whose tenders are all authorised; leaves any other alone, because a request may be working on it. */
  placeIfAuthorised(orderNumber: string, now: Date): Promise<void>;
}

export function makeSettling(deps: SettlingDeps): Settling {
  const { db, provider } = deps;
  return {
    async pay(request, now) {
      const { orderNumber, tenders } = request;
      const authorised: AuthorisedTender[] = [];
      for (const tender of tenders) {
        const own = ownAuthorisation(tender.paymentType, orderNumber);
        if (own !== undefined) {
          authorised.push({ tenderNo: tender.tenderNo, authorisationId: own });
          continue;
        }
        const answer = await authoriseTender(provider, request, tender);
        if (answer?.status === 'challenge') return challenge(db, request, answer);
        if (answer?.status !== 'authorised') return refuse(deps, { orderNumber, authorised, tender, answer }, now);
        authorised.push({ tenderNo: tender.tenderNo, authorisationId: answer.authorisationId });
      }
      return (await placePaid(deps, { orderNumber, tenders: authorised }, now)) === 'placed' ? { kind: 'placed' } : { kind: 'unknown' };
    },
    async settle(orderNumber, now, turned) {
      const tenders = await knownTenders(deps, orderNumber);
      if (tenders.some(({ known }) => known === 'unknown')) return 'unknown';
      const authorised = authorisedOf(tenders);
      if (authorised.length === tenders.length) return placePaid(deps, { orderNumber, tenders: authorised }, now);
      // Gift cards are authorised first, so only the challenge's answer is missing.
      const asking = tenders.find(({ known }) => typeof known === 'object' && known.status === 'challenge');
      const until = typeof asking?.known === 'object' && asking.known.status === 'challenge' ? asking.known.until : null;
      if (until !== null && turned === undefined && now < until && authorised.length === tenders.length - 1) {
        await db.run(CHALLENGE_DRAFT, [orderNumber, until, null]);
        return 'challenged';
      }
      return giveUp(deps, { orderNumber, ...endOf(tenders) }, now);
    },
    async placeIfAuthorised(orderNumber, now) {
      const tenders = await knownTenders(deps, orderNumber);
      const authorised = authorisedOf(tenders);
      if (authorised.length === tenders.length) await placePaid(deps, { orderNumber, tenders: authorised }, now);
    },
  };
}

/** Leaves the draft to the shopper until the challenge expires. */
async function challenge(
  db: Db,
  { orderNumber, agreed }: PayRequest,
  { url, until }: Extract<Authorisation, { readonly status: 'challenge' }>,
): Promise<Paid> {
  await db.run(CHALLENGE_DRAFT, [orderNumber, until, JSON.stringify({ url, until: until.toISOString(), of: agreed })]);
  return { kind: 'challenged', url };
}

interface Refused {
  readonly orderNumber: string;
  readonly authorised: readonly AuthorisedTender[];
  readonly tender: Pick<OrderTender, 'tenderNo'>;
  /** Undefined: the outcome is unknown. */
  readonly answer: Exclude<Authorisation, { status: 'authorised' | 'challenge' }> | undefined;
}

async function refuse(deps: SettlingDeps, { orderNumber, authorised, tender, answer }: Refused, now: Date): Promise<Paid> {
  const { tenderNo } = tender;
  const isDeclined = answer?.status === 'declined';
  const end =
    answer === undefined
      ? 'unknown'
      : await giveUp(
          deps,
          {
            orderNumber,
            held: heldOf(authorised),
            reason: isDeclined ? `declined:${answer.reason}` : 'voided',
            declined: isDeclined ? tenderNo : null,
          },
          now,
        );
  if (end === 'unknown') await deps.db.run(ABANDON_DRAFT, [orderNumber, now]);
  return isDeclined && end !== 'unknown' ? { kind: 'declined', reason: answer.reason, tenderNo } : { kind: 'unknown' };
}
