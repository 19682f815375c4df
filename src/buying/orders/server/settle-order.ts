// From a draft to an end: every tender authorised and placed, or released with everything given back. Used by placing and by the sweeper
// alike, so an order ends the same way whoever ends it (decisions 0020, 0171).
import type { Currency } from '#base/money/rules';
import type { OrderTender } from '#buying/orders/rules';
import { PaymentUnreachable, type AskedShopper, type Authorisation, type PaymentProvider } from '#buying/payment/server';
import type { DeclineReason } from '#buying/payment/rules';
import type { Db } from '#platform/db';
import {
  giveUp,
  heldOf,
  ownAuthorisation,
  paymentKey,
  placePaid,
  type AuthorisedTender,
  type GivenUpDraft,
  type SettlingDeps,
} from './draft-ends.ts';
import { ABANDON_DRAFT, CHALLENGE_DRAFT, DRAFT_TENDERS } from './order-queries.ts';

export interface PayRequest {
  readonly orderNumber: string;
  /** In the order in which they are asked; one that is refused gives up those before it. */
  readonly tenders: readonly Pick<OrderTender, 'tenderNo' | 'paymentType' | 'token' | 'amount'>[];
  readonly currency: Currency;
  /** Who can answer a question of the bank. */
  readonly shopper: AskedShopper;
  /** What the shopper agrees to, as a hash: kept with a draft that waits for them. */
  readonly agreed: string;
}

export type Paid =
  | { readonly kind: 'placed' }
  | { readonly kind: 'declined'; readonly reason: DeclineReason; readonly tenderNo: number }
  /** The bank asks the shopper there; the draft waits. */
  | { readonly kind: 'challenged'; readonly url: string }
  | { readonly kind: 'unknown' };

export type Settled = 'placed' | 'released' | 'challenged' | 'unknown';

export interface Settling {
  /** Asks the provider for each tender and ends the draft accordingly. Unknown: no answer; the draft is left for whoever comes next. */
  pay(request: PayRequest, now: Date): Promise<Paid>;
  /**
   * Ends a draft nobody works on any more by what the provider knows of it: only when all its tenders are authorised it becomes an order.
   * While a bank still asks it stays a draft (`challenged`), unless the shopper has turned to something else (`giveUp`).
   */
  settle(orderNumber: string, now: Date, turned?: 'giveUp'): Promise<Settled>;
  /** Places a draft whose tenders are all authorised, and leaves every other one alone: somebody may be at work on it. */
  hear(orderNumber: string, now: Date): Promise<void>;
}

export function makeSettling(deps: SettlingDeps): Settling {
  const { db, provider } = deps;
  const look = async (orderNumber: string): Promise<readonly KnownTender[]> => {
    const rows = await db.many(DRAFT_TENDERS, [orderNumber]);
    return Promise.all(
      rows.map(async ({ tender_no: tenderNo, payment_type: paymentType }) => {
        const authorisationId = ownAuthorisation(paymentType, orderNumber);
        if (authorisationId !== undefined) return { tenderNo, known: { status: 'own' as const, authorisationId } };
        return { tenderNo, known: await lookUp(provider, paymentKey(orderNumber, tenderNo)) };
      }),
    );
  };
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
        const answer = await authorise(provider, request, tender);
        if (answer?.status === 'challenge') return challenge(db, request, answer);
        if (answer?.status !== 'authorised') return refuse(deps, { orderNumber, authorised, tender, answer }, now);
        authorised.push({ tenderNo: tender.tenderNo, authorisationId: answer.authorisationId });
      }
      return (await placePaid(deps, { orderNumber, tenders: authorised }, now)) === 'placed' ? { kind: 'placed' } : { kind: 'unknown' };
    },
    async settle(orderNumber, now, turned) {
      const tenders = await look(orderNumber);
      if (tenders.some(({ known }) => known === 'unknown')) return 'unknown';
      const authorised = authorisedOf(tenders);
      if (authorised.length === tenders.length) return placePaid(deps, { orderNumber, tenders: authorised }, now);
      // Gift cards are asked before, so nothing but the answer is missing.
      const asking = tenders.find(({ known }) => typeof known === 'object' && known.status === 'challenge');
      const until = typeof asking?.known === 'object' && asking.known.status === 'challenge' ? asking.known.until : null;
      if (until !== null && turned === undefined && now < until && authorised.length === tenders.length - 1) {
        await db.run(CHALLENGE_DRAFT, [orderNumber, until, null]);
        return 'challenged';
      }
      return giveUp(deps, { orderNumber, ...endOf(tenders) }, now);
    },
    async hear(orderNumber, now) {
      const tenders = await look(orderNumber);
      const authorised = authorisedOf(tenders);
      if (authorised.length === tenders.length) await placePaid(deps, { orderNumber, tenders: authorised }, now);
    },
  };
}

interface KnownTender {
  readonly tenderNo: number;
  /** `own`: no provider has to be asked. */
  readonly known: Authorisation | { readonly status: 'own'; readonly authorisationId: string } | 'none' | 'unknown';
}

function authorisedOf(tenders: readonly KnownTender[]): readonly AuthorisedTender[] {
  return tenders.flatMap(({ tenderNo, known }) =>
    typeof known === 'object' && (known.status === 'authorised' || known.status === 'own')
      ? [{ tenderNo, authorisationId: known.authorisationId }]
      : [],
  );
}

/** What is let go of, and why. */
function endOf(tenders: readonly KnownTender[]): Pick<GivenUpDraft, 'held' | 'reason' | 'declined'> {
  const of = (status: Authorisation['status']) => tenders.filter(({ known }) => typeof known === 'object' && known.status === status);
  const [declined, asking] = [of('declined')[0], of('challenge')[0]];
  const reason = typeof declined?.known === 'object' && declined.known.status === 'declined' ? declined.known.reason : 'challengeFailed';
  return {
    // One that was never asked, as far as is known, is closed too, so that a request still under way cannot charge.
    held: [...tenders.filter(({ known }) => known === 'none'), ...of('authorised'), ...of('challenge')].map(({ tenderNo }) => tenderNo),
    reason: declined === undefined && asking === undefined ? 'voided' : `declined:${reason}`,
    declined: declined?.tenderNo ?? null,
  };
}

/** Leaves the draft to the shopper, for as long as the bank waits. */
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
  /** Undefined: nothing is known of it. */
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

/** The provider's answer; when none comes it is asked once what it did, and undefined says that nothing is known. */
async function authorise(
  provider: PaymentProvider,
  { orderNumber, currency, shopper }: PayRequest,
  { tenderNo, token, amount }: PayRequest['tenders'][number],
): Promise<Authorisation | undefined> {
  const idempotencyKey = paymentKey(orderNumber, tenderNo);
  try {
    return await provider.authorise({ idempotencyKey, token, amount, currency, reference: orderNumber, shopper });
  } catch (error) {
    if (!(error instanceof PaymentUnreachable)) throw error;
    return provider.find(idempotencyKey).catch(() => undefined);
  }
}

async function lookUp(provider: PaymentProvider, key: string): Promise<Authorisation | 'none' | 'unknown'> {
  try {
    return (await provider.find(key)) ?? 'none';
  } catch (error) {
    if (!(error instanceof PaymentUnreachable)) throw error;
    return 'unknown';
  }
}
