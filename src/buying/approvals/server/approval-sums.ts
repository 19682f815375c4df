// How many orders were decided about, by whom or why, for reports (H_R).
import type { Queries } from '#platform/db';
import { statement } from '#platform/db';

export interface SumsOfApprovals {
  readonly accountNumber: string;
  readonly currency: string;
  readonly since: Date;
  /** The first instant after the period. */
  readonly until: Date;
  /** A buyer; null: all. */
  readonly person: string | null;
  /** The buyer's group when the order was sent, '' for none; null: all. */
  readonly group: string | null;
}

/** `key` null: the sum of all, in which each order counts once. */
export interface ApprovalSum {
  readonly key: string | null;
  readonly name: string;
  readonly orders: number;
  readonly cents: number;
  readonly declined: number;
  /** Average from sending to the decision; null: none was decided yet. */
  readonly hours: number | null;
}

const OF_BUYERS = `a.account_number = $1 and a.currency = $2 and ($5::text is null or a.buyer_id::text = $5)
  and ($6::text is null or coalesce(a.group_id::text, '') = $6)`;

/** What each approver decided in the period. */
const BY_APPROVER = statement<ApprovalSum>(
  'approval_sums_by_approver',
  `select x.key, coalesce(max(x.name) filter (where x.key is not null), '') as name, count(distinct x.order_number)::int as orders,
     coalesce(sum(x.cents), 0)::float8 as cents, count(*) filter (where x.decision = 'decline')::int as declined, avg(x.hours)::float8 as hours
   from (select distinct on (d.by_id, d.order_number) d.by_id::text as key, d.by_name as name, d.order_number, d.decision, a.total as cents,
       extract(epoch from d.at - a.submitted_at) / 3600 as hours
     from approval_decision d join approval a using (account_number, order_number)
     where ${OF_BUYERS} and d.at >= $3 and d.at < $4 order by d.by_id, d.order_number, d.at desc) x
   group by x.key union all
   select null, '', count(distinct d.order_number)::int, coalesce((select sum(t.total) from approval t where t.account_number = $1 and t.order_number in
       (select e.order_number from approval_decision e join approval a using (account_number, order_number) where ${OF_BUYERS} and e.at >= $3 and e.at < $4)), 0)::float8,
     count(distinct d.order_number) filter (where d.decision = 'decline')::int, avg(extract(epoch from d.at - a.submitted_at) / 3600)::float8
   from approval_decision d join approval a using (account_number, order_number) where ${OF_BUYERS} and d.at >= $3 and d.at < $4`,
);

/** Orders that were sent in the period, by the kinds of conditions that they met. */
const BY_REASON = statement<ApprovalSum>(
  'approval_sums_by_reason',
  `with sent as (
     select a.order_number, a.submitted_total as cents, a.state, extract(epoch from a.decided_at - a.submitted_at) / 3600 as hours, a.verdict
     from approval a where ${OF_BUYERS} and a.submitted_at >= $3 and a.submitted_at < $4
   ), why as (
     select distinct s.order_number, f ->> 'kind' as key from sent s, jsonb_path_query(s.verdict, '$.reasons[*].facts[*] ? (@.isMet == true)') f
   ), counted as (select w.key, s.* from why w join sent s using (order_number) union all select null, s.* from sent s)
   select c.key, '' as name, count(*)::int as orders, coalesce(sum(c.cents), 0)::float8 as cents, count(*) filter (where c.state = 'declined')::int as declined,
     (avg(c.hours) filter (where c.state in ('approved', 'declined')))::float8 as hours
   from counted c group by c.key`,
);

export function approvalSums(on: Queries, by: 'approvers' | 'reasons', asked: SumsOfApprovals): Promise<readonly ApprovalSum[]> {
  const { accountNumber, currency, since, until, person, group } = asked;
  return on.many(by === 'approvers' ? BY_APPROVER : BY_REASON, [accountNumber, currency, since, until, person, group]);
}
