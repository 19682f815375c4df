// From a draft to an end: every tender authorised and placed, or released with everything given back. Used by placing and by the sweeper
// alike, so an order ends the same way whoever ends it (decisions 0020, 0171).
import type { Currency } from '#catalog/rules';
import { ACCOUNT, type OrderTender } from '#orders/rules';
import { PaymentUnreachable, type Authorisation, type PaymentProvider } from '#payment/server';
import type { DeclineReason } from '#payment/rules';
import {
  billedTo,
  giveUp,
  heldOf,
  paymentKey,
  placePaid,
  type AuthorisedTender,
  type CartOfOrder,
  type SettlingDeps,
} from './draft-ends.ts';
import { ABANDON_DRAFT, DRAFT_TENDERS } from './order-queries.ts';

export interface PayRequest {
  readonly orderNumber: string;
  /** In the order in which they are asked; one that is refused gives up those before it. */
  readonly tenders: readonly Pick<OrderTender, 'tenderNo' | 'paymentType' | 'token' | 'amount'>[];
  readonly currency: Currency;
  readonly of: CartOfOrder;
}

export type Paid =
  | { readonly kind: 'placed' }
  | { readonly kind: 'declined'; readonly reason: DeclineReason; readonly tenderNo: number }
  | { readonly kind: 'unknown' };

export interface Settling {
  /** Asks the provider for each tender and ends the draft accordingly. Unknown: no answer; the draft is left for whoever comes next. */
  pay(request: PayRequest, now: Date): Promise<Paid>;
  /** Ends a draft nobody works on any more by what the provider knows of it: only when all its tenders are authorised it becomes an order. */
  settle(orderNumber: string, now: Date): Promise<'placed' | 'released' | 'unknown'>;
  /** Places a draft whose tenders are all authorised, and leaves every other one alone: somebody may be at work on it. */
  hear(orderNumber: string, now: Date): Promise<void>;
}

export function makeSettling(deps: SettlingDeps): Settling {
  const { db, provider } = deps;
  const look = async (orderNumber: string): Promise<readonly KnownTender[]> => {
    const rows = await db.many(DRAFT_TENDERS, [orderNumber]);
    return Promise.all(
      rows.map(async ({ tender_no: tenderNo, payment_type: paymentType }) => ({
        tenderNo,
        known: paymentType === ACCOUNT ? ('billed' as const) : await lookUp(provider, paymentKey(orderNumber, tenderNo)),
      })),
    );
  };
  return {
    async pay(request, now) {
      const { orderNumber, tenders, of } = request;
      const authorised: AuthorisedTender[] = [];
      for (const tender of tenders) {
        if (tender.paymentType === ACCOUNT) {
          authorised.push({ tenderNo: tender.tenderNo, authorisationId: billedTo(orderNumber) });
          continue;
        }
        const answer = await authorise(provider, request, tender);
        if (answer?.status !== 'authorised') return refuse(deps, { orderNumber, authorised, tender, answer }, now);
        authorised.push({ tenderNo: tender.tenderNo, authorisationId: answer.authorisationId });
      }
      return (await placePaid(deps, { orderNumber, tenders: authorised, of }, now)) === 'placed' ? { kind: 'placed' } : { kind: 'unknown' };
    },
    async settle(orderNumber, now) {
      const tenders = await look(orderNumber);
      if (tenders.some(({ known }) => known === 'unknown')) return 'unknown';
      const authorised = authorisedOf(orderNumber, tenders);
      if (authorised.length === tenders.length) return placePaid(deps, { orderNumber, tenders: authorised }, now);
      const declined = tenders.find(({ known }) => typeof known === 'object' && known.status === 'declined');
      const reason =
        typeof declined?.known === 'object' && declined.known.status === 'declined' ? `declined:${declined.known.reason}` : 'voided';
      // One that was never asked, as far as is known, is closed too, so that a request still under way cannot charge.
      const held = tenders.filter(({ known }) => known === 'none' || (typeof known === 'object' && known.status === 'authorised'));
      return giveUp(deps, { orderNumber, held: held.map(({ tenderNo }) => tenderNo), reason, declined: declined?.tenderNo ?? null }, now);
    },
    async hear(orderNumber, now) {
      const tenders = await look(orderNumber);
      const authorised = authorisedOf(orderNumber, tenders);
      if (authorised.length === tenders.length) await placePaid(deps, { orderNumber, tenders: authorised }, now);
    },
  };
}

interface KnownTender {
  readonly tenderNo: number;
  readonly known: Authorisation | 'billed' | 'none' | 'unknown';
}

function authorisedOf(orderNumber: string, tenders: readonly KnownTender[]): readonly AuthorisedTender[] {
  return tenders.flatMap(({ tenderNo, known }) => {
    if (known === 'billed') return [{ tenderNo, authorisationId: billedTo(orderNumber) }];
    return typeof known === 'object' && known.status === 'authorised' ? [{ tenderNo, authorisationId: known.authorisationId }] : [];
  });
}

interface Refused {
  readonly orderNumber: string;
  readonly authorised: readonly AuthorisedTender[];
  readonly tender: Pick<OrderTender, 'tenderNo'>;
  /** Undefined: nothing is known of it. */
  readonly answer: Exclude<Authorisation, { status: 'authorised' }> | undefined;
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
  { orderNumber, currency }: PayRequest,
  { tenderNo, token, amount }: PayRequest['tenders'][number],
): Promise<Authorisation | undefined> {
  const idempotencyKey = paymentKey(orderNumber, tenderNo);
  try {
    return await provider.authorise({ idempotencyKey, token, amount, currency, reference: orderNumber });
  } catch (error) {
    if (!(error instanceof PaymentUnreachable)) throw error;
    return provider.find(idempotencyKey).catch(() => undefined);
  }
}

async function lookUp(provider: PaymentProvider, key: string): Promise<KnownTender['known']> {
  try {
    return (await provider.find(key)) ?? 'none';
  } catch (error) {
    if (!(error instanceof PaymentUnreachable)) throw error;
    return 'unknown';
  }
}
