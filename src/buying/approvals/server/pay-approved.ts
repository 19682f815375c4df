// Pays for an approved order, and tells its buyer what became of it; a job does the same for what a crash left.
import type { OrderTender } from '#buying/orders/rules';
import { makePaths } from '#paths';
import { statement } from '#platform/db';
import { askLetters } from './approval-letters.ts';
import type { ApprovalRow, KeptTender } from './approval-rows.ts';
import { TENDERS } from './approval-queries.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';

const DRAFT_TENDERS = statement<{ readonly tender_no: number; readonly payment_type: OrderTender['paymentType']; readonly amount: number }>(
  'approval_order_tenders',
  'select tender_no, payment_type, amount from order_tender where order_number = $1 order by tender_no',
);

/** Approved orders whose buyer has something to be told; $1: one of them, or null for all. `challenge_url`: the bank asks the buyer something. */
const UNTOLD = statement<{
  readonly account_number: string;
  readonly order_number: string;
  readonly buyer_id: string;
  readonly status: string;
  readonly approvers: readonly string[];
}>(
  'approval_untold',
  `select a.account_number, a.order_number, a.buyer_id, o.status,
     array(select distinct d.by_id::text from approval_decision d where d.account_number = a.account_number and d.order_number = a.order_number) as approvers
   from approval a join order_outcome o using (order_number)
   where a.state = 'approved' and (a.told_as is null or a.told_as = 'bank') and ($1::text is null or a.order_number = $1)
     and (o.status in ('placed', 'cancelled', 'released') or (a.told_as is null and o.challenge_url is not null))
   order by a.decided_at limit 100`,
);

/** One server tells. References of payments are kept while the bank asks. */
const TELL = statement<unknown>(
  'approval_tell',
  `update approval set told_at = $3, told_as = $4, tenders = case when $4 = 'bank' then tenders end
   where account_number = $1 and order_number = $2 and told_as is distinct from $4 and (told_as is null or told_as = 'bank')`,
);

type PayDeps = Pick<ApprovalsDeps, 'db' | 'hosts' | 'jobs' | 'settling'>;

export async function payApproved(deps: PayDeps, row: ApprovalRow, now: Date): Promise<void> {
  const { account_number: accountNumber, order_number: orderNumber, copy_locale: locale, currency } = row;
  const [kept, tenders] = await Promise.all([
    deps.db.maybe(TENDERS, [accountNumber, orderNumber]),
    deps.db.many(DRAFT_TENDERS, [orderNumber]),
  ]);
  const tokens = new Map((kept?.tenders ?? []).map(({ tenderNo, token }: KeptTender) => [tenderNo, token]));
  const returnTo = deps.hosts.origins.business + makePaths(locale === 'es-US' ? 'en-US' : locale).challenge(orderNumber);
  const asked = tenders.map(({ tender_no: tenderNo, payment_type: paymentType, amount }) => ({
    tenderNo,
    paymentType,
    amount,
    token: tokens.get(tenderNo) ?? '',
  }));
  await deps.settling.pay({ orderNumber, tenders: asked, currency, shopper: { returnTo, locale }, agreed: 'approved' }, now);
  await tellOutcomes(deps, now, orderNumber);
}

/**
 * Tells buyers what became of their approved orders; without a number, of all. Approvers read it as the answer to their decision; what comes later, after
 * a crash, an outage or the bank's question, is mailed to them too when the order was not placed.
 */
export async function tellOutcomes(
  { db, jobs }: Pick<PayDeps, 'db' | 'jobs'>,
  now: Date,
  orderNumber: string | null = null,
): Promise<void> {
  for (const one of await db.many(UNTOLD, [orderNumber])) {
    const kind = OUTCOMES.get(one.status) ?? 'bank';
    await db.transaction(async (tx) => {
      if ((await tx.run(TELL, [one.account_number, one.order_number, now, kind])) === 0) return;
      await askLetters(tx, { jobs }, one, kind, [one.buyer_id]);
      if (kind === 'notPlaced' && orderNumber === null) await askLetters(tx, { jobs }, one, 'unpaid', one.approvers);
    });
  }
}

/** By the order's status; any other is a draft whose bank asks. */
const OUTCOMES: ReadonlyMap<string, 'approved' | 'notPlaced'> = new Map<string, 'approved' | 'notPlaced'>([
  ['placed', 'approved'],
  ['cancelled', 'approved'],
  ['released', 'notPlaced'],
]);
