// Ends a draft: placed when every tender is authorised, or released with everything given back. Placing and the sweeper share this code,
// so an order ends the same way in both (decisions 0020, 0171).
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
import { ABANDON_DRAFT, CHALLENGE_DRAFT, DRAFT_TENDERS } from './settling-queries.ts';

export interface PayRequest {
  readonly orderNumber: string;
  /** In the order of authorisation; a refused one voids those before it. */
  readonly tenders: readonly Pick<OrderTender, 'tenderNo' | 'paymentType' | 'token' | 'amount'>[];
  readonly currency: Currency;
  /** The shopper, who can answer the bank's challenge. */
  readonly shopper: AskedShopper;
  /** A hash of what the shopper agrees to, stored with a challenged draft. */
  readonly agreed: string;
}

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
      // Gift cards are authorised first, so only the challenge's answer is missing.
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
  /** `own`: the shop provides it without a provider. */
  readonly known: Authorisation | { readonly status: 'own'; readonly authorisationId: string } | 'none' | 'unknown';
}

function authorisedOf(tenders: readonly KnownTender[]): readonly AuthorisedTender[] {
  return tenders.flatMap(({ tenderNo, known }) =>
    typeof known === 'object' && (known.status === 'authorised' || known.status === 'own')
      ? [{ tenderNo, authorisationId: known.authorisationId }]
      : [],
  );
}

/** The tenders to void, and why. */
function endOf(tenders: readonly KnownTender[]): Pick<GivenUpDraft, 'held' | 'reason' | 'declined'> {
  const of = (status: Authorisation['status']) => tenders.filter(({ known }) => typeof known === 'object' && known.status === status);
  const [declined, asking] = [of('declined')[0], of('challenge')[0]];
  const reason = typeof declined?.known === 'object' && declined.known.status === 'declined' ? declined.known.reason : 'challengeFailed';
  return {
    // A tender that seems never requested is voided too, so that a late request cannot charge.
    held: [...tenders.filter(({ known }) => known === 'none'), ...of('authorised'), ...of('challenge')].map(({ tenderNo }) => tenderNo),
    reason: declined === undefined && asking === undefined ? 'voided' : `declined:${reason}`,
    declined: declined?.tenderNo ?? null,
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

/** The provider's answer. Without one it looks the key up once; undefined when that fails too. */
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
