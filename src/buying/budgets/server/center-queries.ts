// SQL that writes budget centers, and reads the history of their periods.
import { statement } from '#platform/db';

interface WrittenCenter {
  readonly accountNumber: string;
  readonly centerId: string;
  readonly name: string;
  readonly amount: number | null;
  readonly since: string;
  readonly ends: string | null;
  readonly period: string;
  readonly fiscalMonth: number;
  readonly carriesOver: boolean;
  readonly warnAt: number | null;
  readonly whenOver: string;
  readonly forLines: boolean;
  readonly people: readonly string[];
  readonly groups: readonly string[];
  readonly ownerId: string | null;
  readonly currency: string | null;
  readonly locale: string;
  readonly retiredAt: Date | null;
}

export const WRITE_CENTER = statement<unknown, WrittenCenter>(
  'budget_center_write',
  (
    p,
  ) => `insert into budget_center (account_number, center_id, name, amount, since, ends, period, fiscal_month, carries_over, warn_at, when_over, for_lines, people,
  groups, owner_id, currency, locale, retired_at)
values (${p.accountNumber}, ${p.centerId}, ${p.name}, ${p.amount}::integer, ${p.since}, ${p.ends}::date, ${p.period}, ${p.fiscalMonth}, ${p.carriesOver},
  ${p.warnAt}::smallint, ${p.whenOver}, ${p.forLines}, ${p.people}::uuid[], ${p.groups}::uuid[], ${p.ownerId}::uuid, ${p.currency}::text, ${p.locale}, ${p.retiredAt}::timestamptz)
on conflict (center_id) do update set name = excluded.name, amount = excluded.amount, since = excluded.since, ends = excluded.ends, period = excluded.period,
  fiscal_month = excluded.fiscal_month, carries_over = excluded.carries_over, warn_at = excluded.warn_at, when_over = excluded.when_over,
  for_lines = excluded.for_lines, people = excluded.people, groups = excluded.groups, owner_id = excluded.owner_id, locale = excluded.locale,
  retired_at = case when excluded.retired_at is null then null else coalesce(budget_center.retired_at, excluded.retired_at) end
where budget_center.account_number = excluded.account_number`,
);

/** Returns no row when the center does not exist or was already in this state. */
export const SET_RETIRED = statement<{ readonly name: string }>(
  'budget_center_set_retired',
  `update budget_center set retired_at = $3 where account_number = $1 and center_id = $2 and (retired_at is null) <> ($3::timestamptz is null) returning name`,
);

export const SET_PERIOD_END = statement<unknown>(
  'budget_period_end',
  'update budget_period set ends = greatest(starts, $2::date) where fund_id = $1',
);

export interface HistoryRow {
  readonly kind: 'set' | 'moved' | 'carried' | 'held' | 'released' | 'spent' | 'cancelled' | 'returned';
  readonly change: number;
  readonly left_after: number | null;
  readonly order_number: string | null;
  readonly by_whom: string | null;
  readonly note: string;
  readonly at: Date;
  readonly count: number;
}

const SHOWN = `kind, case kind when 'spent' then -spent_change else amount_change - held_change - spent_change end as change, left_after, order_number, by_whom,
  note, at, count(*) over ()::int as count`;

export const HISTORY = statement<HistoryRow>(
  'budget_history',
  `select ${SHOWN} from fund_history where fund_id = $1 and not is_passing order by entry_id desc limit $2 offset $3`,
);

/** Every cent of every period, oldest first, for the file. */
export const WHOLE_HISTORY = statement<HistoryRow & { readonly starts: string }>(
  'budget_whole_history',
  `select p.starts, ${SHOWN} from budget_period p join fund_history using (fund_id) where p.account_number = $1 and p.center = $2 and not is_passing
order by entry_id limit 50000`,
);

export const HELD_BY = statement<{ readonly count: number }>(
  'budget_held_by',
  `select count(*)::int as count from fund_charged where fund_id = $1 and state = 'held'`,
);
