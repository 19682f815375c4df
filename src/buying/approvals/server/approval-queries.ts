// SQL that writes and locks approvals.
import type { Decision } from '#buying/approvals/rules';
import { statement } from '#platform/db';
import type { ApprovalRow, CommentRow, KeptTender } from './approval-rows.ts';

interface NewApproval {
  readonly accountNumber: string;
  readonly orderNumber: string;
  readonly buyerId: string;
  readonly siteId: string;
  readonly copyLocale: string;
  readonly currency: string;
  readonly verdict: string;
  readonly lines: string;
  readonly facts: string;
  readonly tenders: string;
  readonly total: number;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly asked: string;
}

/** `asked`: [{ stepNo, profileId, name }]. */
export const SUBMIT = statement<unknown, NewApproval>(
  'approval_submit',
  (p) => `with sent as (
  insert into approval (account_number, order_number, buyer_id, buyer_name, group_id, site_id, copy_locale, currency, state, verdict, lines, facts, tenders,
    total, submitted_total, submitted_at, step_since, expires_at)
  select b.account_number, ${p.orderNumber}, b.profile_id, b.name, g.group_id, ${p.siteId}, ${p.copyLocale}, ${p.currency}, 'waiting', ${p.verdict}::jsonb,
    ${p.lines}::jsonb, ${p.facts}::jsonb, ${p.tenders}::jsonb, ${p.total}, ${p.total}, ${p.now}, ${p.now}, ${p.expiresAt}
  from organization_buyer b left join buyer_group g using (account_number, profile_id)
  where b.profile_id = ${p.buyerId} and b.account_number = ${p.accountNumber}
  returning account_number, order_number
)
insert into approval_asked (account_number, order_number, step_no, profile_id, name)
select s.account_number, s.order_number, a."stepNo", a."profileId", a.name
from sent s, jsonb_to_recordset(${p.asked}::jsonb) as a ("stepNo" int, "profileId" uuid, name text)`,
);

const ASKED = `coalesce((select jsonb_agg(jsonb_build_object('stepNo', k.step_no, 'profileId', k.profile_id, 'name', k.name, 'escalated', k.escalated)
    order by k.step_no, k.name) from approval_asked k where k.account_number = a.account_number and k.order_number = a.order_number), '[]') as asked`;
const ANSWERS = `coalesce((select jsonb_agg(jsonb_build_object('stepNo', d.step_no, 'forId', d.for_id, 'byId', d.by_id, 'byName', d.by_name,
    'decision', d.decision, 'at', d.at) order by d.at, d.for_id)
   from approval_decision d where d.account_number = a.account_number and d.order_number = a.order_number), '[]') as answers`;

/** An approval `a` with those who were asked and what they answered. */
export const WHOLE = `select a.account_number, a.order_number, a.buyer_id, a.buyer_name, a.group_id, a.site_id, a.copy_locale, a.currency, a.state, a.verdict,
  a.step_no, a.lines, a.facts, a.total, a.submitted_total, a.submitted_at, a.step_since, a.reminded_at, a.escalated_at, a.expires_at, a.decided_at, ${ASKED}, ${ANSWERS}`;

/** Holds an approval until the transaction ends; who is asked and what was answered is read after that. */
export const LOCK_APPROVAL = statement<unknown>(
  'approval_lock',
  'select order_number from approval where account_number = $1 and order_number = $2 for update',
);
export const APPROVAL = statement<ApprovalRow>(
  'approval_one',
  `${WHOLE} from approval a where a.account_number = $1 and a.order_number = $2`,
);

interface NewAnswer {
  readonly accountNumber: string;
  readonly orderNumber: string;
  readonly stepNo: number;
  readonly forIds: readonly string[];
  readonly byId: string;
  readonly byName: string;
  readonly decision: Decision;
  readonly now: Date;
}

export const ANSWER = statement<unknown, NewAnswer>(
  'approval_answer',
  (p) => `insert into approval_decision (account_number, order_number, step_no, for_id, by_id, by_name, decision, at)
select ${p.accountNumber}, ${p.orderNumber}, ${p.stepNo}, id, ${p.byId}, ${p.byName}, ${p.decision}, ${p.now} from unnest(${p.forIds}::uuid[]) id
on conflict do nothing`,
);

/** A new state, or a new step ($4) of one that waits. */
export const MOVE_APPROVAL = statement<unknown>(
  'approval_move',
  `update approval set state = $3, step_no = $4, decided_at = case when $3 = 'waiting' then null else $5::timestamptz end,
  step_since = case when step_no = $4 then step_since else $5 end, reminded_at = case when step_no = $4 then reminded_at end,
  escalated_at = case when step_no = $4 then escalated_at end, tenders = case when $3 in ('waiting', 'approved') then tenders end
where account_number = $1 and order_number = $2`,
);

export const KEEP_LINES = statement<unknown>(
  'approval_keep_lines',
  `update approval set lines = $3::jsonb, facts = jsonb_set(facts, '{budgetCenter}', to_jsonb($4::text)), total = $5
where account_number = $1 and order_number = $2`,
);

export const COMMENT = statement<unknown>(
  'approval_comment',
  `insert into approval_comment (account_number, order_number, author_id, author_name, kind, body, at) values ($1, $2, $3, $4, $5, $6, $7)`,
);
export const COMMENTS = statement<CommentRow>(
  'approval_comments',
  `select author_id, author_name, kind, body, at from approval_comment where account_number = $1 and order_number = $2 order by comment_no`,
);

/** Locations that are retired, or that the buyer may not use any more. */
export const LOCATION_USABLE = statement<unknown>(
  'approval_location',
  'select location_id from usable_location where profile_id = $1 and location_id = $2',
);

export const TENDERS = statement<{ readonly tenders: readonly KeptTender[] | null }>(
  'approval_tenders',
  'select tenders from approval where account_number = $1 and order_number = $2',
);
export const KEEP_TENDERS = statement<unknown>(
  'approval_keep_tenders',
  'update approval set tenders = $3::jsonb where account_number = $1 and order_number = $2 and tenders is not null',
);

export const BUYERS_GROUP = statement<{ readonly group_id: string }>(
  'approval_buyers_group',
  'select group_id from buyer_group where account_number = $1 and profile_id = $2',
);
