// SQL of budget centers and their periods.
import type { CopyLocale } from '#base/locale/rules';
import { statement } from '#platform/db';
import type { PeriodLength, WhenOver } from '#buying/budgets/rules';

export interface CenterRow {
  readonly center_id: string;
  readonly name: string;
  readonly amount: number | null;
  readonly since: string;
  readonly ends: string | null;
  readonly period: PeriodLength;
  readonly fiscal_month: number;
  readonly carries_over: boolean;
  readonly warn_at: number | null;
  readonly when_over: WhenOver;
  readonly for_lines: boolean;
  readonly people: readonly string[];
  readonly groups: readonly string[];
  readonly currency: string | null;
  /** Of mails to the owner. */
  readonly locale: CopyLocale;
  readonly retired_at: Date | null;
  readonly owner_id: string | null;
  /** Null: the budget has no owner, or the owner is not active in the organization any more. */
  readonly owner_name: string | null;
  readonly may_charge: boolean;
  /** The last period that was opened; all null without one. */
  readonly fund_id: string | null;
  readonly starts: string | null;
  readonly until: string | null;
  readonly fund_amount: number | null;
  readonly held: number | null;
  readonly spent: number | null;
}

/** Every center of account $1 with its last period; $2: whether this person may charge it. */
export const CENTERS_OF_ACCOUNT = statement<CenterRow>(
  'budget_centers',
  `select c.center_id, c.name, c.amount, c.since, c.ends, c.period, c.fiscal_month, c.carries_over, c.warn_at, c.when_over, c.for_lines, c.people::text[], c.groups::text[],
  c.currency, c.locale, c.retired_at, c.owner_id, b.name as owner_name, p.fund_id, p.starts, p.ends as until, f.amount as fund_amount, f.held, f.spent,
  (c.people = '{}' and c.groups = '{}') or $2::uuid = any (c.people) or exists (
    select from buyer_group g where g.account_number = c.account_number and g.profile_id = $2::uuid and g.group_id = any (c.groups)) as may_charge
from budget_center c left join active_member b on b.profile_id = c.owner_id and b.account_number = c.account_number
  left join lateral (
    select o.fund_id, o.starts, o.ends from budget_period o where o.account_number = c.account_number and o.center = c.name order by o.starts desc limit 1
  ) p on true
  left join fund_state f on f.fund_id = p.fund_id
where c.account_number = $1 order by c.name`,
);

/** Locks a center, so that its period is opened once. */
export const LOCK_CENTER = statement<{ readonly name: string }>(
  'budget_center_lock',
  'select name from budget_center where account_number = $1 and center_id = $2 for update',
);

export const KEEP_PERIOD = statement<unknown>(
  'budget_period_keep',
  'insert into budget_period (fund_id, account_number, center, starts, ends) values ($1, $2, $3, $4, $5)',
);

/** What order $1 holds or has spent of budgets, by fund. */
export const CHARGED_BY_ORDER = statement<{ readonly fund_id: string; readonly cents: number }>(
  'budget_charged_by_order',
  `select c.fund_id, c.cents - c.credited as cents from fund_charged c join budget_period p using (fund_id) where c.order_number = $1 and c.state <> 'released'`,
);
