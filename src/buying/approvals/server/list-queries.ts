// SQL that finds the approvals somebody sees (USR-10): their own orders, those that they are or were asked about, those of groups they approve for, and all
// with the right to it.
import { statement, type Places } from '#platform/db';
import { WHOLE } from './approval-queries.ts';
import type { ApprovalRow } from './approval-rows.ts';

export interface SeenBy {
  readonly accountNumber: string;
  readonly me: string;
  readonly seesAll: boolean;
  readonly approvesGroups: boolean;
  /** Substitutes count on this day. */
  readonly day: string;
}

type Me = Pick<SeenBy, 'accountNumber' | 'me' | 'day'>;

/** I, and those for whom I answer today. */
const mine = (p: Places<Me>): string =>
  `(select ${p.me}::uuid union all select s.profile_id from approval_substitute s where s.account_number = ${p.accountNumber}
    and s.substitute_id = ${p.me} and ${p.day}::date between s.from_day and s.until_day)`;

const sees = (p: Places<SeenBy>): string => `a.account_number = ${p.accountNumber} and (${p.seesAll} or a.buyer_id = ${p.me}
  or exists (select from approval_asked k where k.account_number = a.account_number and k.order_number = a.order_number and k.profile_id in ${mine(p)})
  or exists (select from approval_decision d where d.account_number = a.account_number and d.order_number = a.order_number and d.by_id = ${p.me})
  or (${p.approvesGroups} and a.group_id in (select g.group_id from group_approver g where g.account_number = a.account_number and g.profile_id = ${p.me})))`;

/** Those that wait for an answer that I can give. */
const waitsForMe = (p: Places<Me>): string => `a.state = 'waiting' and exists (select from approval_asked k
  where k.account_number = a.account_number and k.order_number = a.order_number and k.step_no = a.step_no and k.profile_id in ${mine(p)}
    and not exists (select from approval_decision d where d.account_number = k.account_number and d.order_number = k.order_number and d.for_id = k.profile_id))`;

export const SCOPES = ['waiting', 'approved', 'declined', 'all', 'mine'] as const;
export type Scope = (typeof SCOPES)[number];

export interface Found extends SeenBy {
  readonly scope: Scope;
  /** Part of the buyer's name, in small letters, as a LIKE pattern; null: any. */
  readonly buyer: string | null;
  /** Cents; only those over it. */
  readonly over: number | null;
  /** Only those submitted before. */
  readonly before: Date | null;
  /** A kind of condition that was met. */
  readonly reason: string | null;
  readonly limit: number;
  readonly offset: number;
}

export type FoundRow = ApprovalRow & {
  readonly count: number;
  /** Cents of all that were found. */
  readonly usd: number | null;
  readonly cad: number | null;
  readonly outcome: string | null;
  readonly for_me: boolean;
};

export const FIND = statement<FoundRow, Found>(
  'approval_find',
  (p) => `${WHOLE}, o.status as outcome, ${waitsForMe(p)} as for_me, count(*) over ()::int as count,
  (sum(a.total) filter (where a.currency = 'USD') over ())::float8 as usd, (sum(a.total) filter (where a.currency = 'CAD') over ())::float8 as cad
from approval a left join order_outcome o using (order_number)
where ${sees(p)} and case ${p.scope}::text when 'mine' then a.buyer_id = ${p.me} when 'waiting' then ${waitsForMe(p)} when 'approved' then a.state = 'approved'
    when 'declined' then a.state = 'declined' else true end
  and (${p.buyer}::text is null or lower(a.buyer_name) like ${p.buyer}) and (${p.over}::int is null or a.total > ${p.over})
  and (${p.before}::timestamptz is null or a.submitted_at < ${p.before})
  and (${p.reason}::text is null or jsonb_path_exists(a.verdict, '$.reasons[*].facts[*] ? (@.isMet == true && @.kind == $kind)', jsonb_build_object('kind', ${p.reason}::text)))
order by case when ${p.scope}::text = 'waiting' then a.submitted_at end, a.submitted_at desc, a.order_number limit ${p.limit} offset ${p.offset}`,
);

export type SeenRow = ApprovalRow & {
  readonly outcome: string | null;
  readonly release_reason: string | null;
  readonly challenge_url: string | null;
};

/** One that somebody sees. */
export const SEEN = statement<SeenRow, SeenBy & { readonly orderNumber: string }>(
  'approval_seen',
  (p) => `${WHOLE}, o.status as outcome, o.release_reason, o.challenge_url from approval a left join order_outcome o using (order_number)
where a.order_number = ${p.orderNumber} and ${sees(p)}`,
);

export const COUNT_WAITING = statement<{ readonly waiting: number; readonly oldest: Date | null }, Me>(
  'approval_count',
  (p) => `select count(*)::int as waiting, min(a.submitted_at) as oldest from approval a
where a.account_number = ${p.accountNumber} and ${waitsForMe(p)}`,
);
