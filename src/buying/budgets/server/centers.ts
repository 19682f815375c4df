// The centers of an organization with their running periods.
import { shopDay } from '#base/site/rules';
import { runningPeriod, type BudgetOwner, type Center, type OpenedPeriod, type RunningPeriod } from '#buying/budgets/rules';
import type { Queries } from '#platform/db';
import { currencyOf } from './budget-warnings.ts';
import { CENTERS_OF_ACCOUNT, type CenterRow } from './budget-queries.ts';

/** Whose centers, as somebody sees them. */
export interface BudgetView {
  readonly accountNumber: string;
  /** Who charges; null: the shop itself. */
  readonly profileId: string | null;
  /** Only centers that count orders in it. */
  readonly currency: string;
}

export interface KnownCenter {
  readonly center: Center;
  /** Of its amounts. A budget that counts the orders of every currency has that of the site it was made on. */
  readonly currency: string;
  readonly owner: BudgetOwner | null;
  /** Whether the person may charge it. */
  readonly mayCharge: boolean;
  readonly latest: OpenedPeriod | null;
  /** Null: it has not begun, is over or retired. */
  readonly running: RunningPeriod | null;
}

export async function readCenters(
  on: Queries,
  { accountNumber, profileId, currency }: BudgetView,
  now: Date,
): Promise<readonly KnownCenter[]> {
  const rows = await on.many(CENTERS_OF_ACCOUNT, [accountNumber, profileId]);
  const day = shopDay(now);
  return rows.filter((row) => row.currency === null || row.currency === currency).map((row) => known(row, day));
}

function known(row: CenterRow, day: string): KnownCenter {
  const center = centerFrom(row);
  const latest = latestFrom(row);
  const running = center.isRetired ? null : runningPeriod(center, latest, day);
  const owner = row.owner_id === null || row.owner_name === null ? null : { profileId: row.owner_id, name: row.owner_name };
  const currency = row.currency ?? currencyOf(row.locale);
  return { center, currency, owner, mayCharge: row.may_charge, latest, running };
}

function centerFrom(row: CenterRow): Center {
  const { name, amount, since, ends, period, people, groups, currency } = row;
  return {
    centerId: row.center_id,
    name,
    amount,
    since,
    ends,
    period,
    fiscalMonth: row.fiscal_month,
    carriesOver: row.carries_over,
    warnAt: row.warn_at,
    whenOver: row.when_over,
    forLines: row.for_lines,
    people,
    groups,
    ownerId: row.owner_id,
    currency,
    isRetired: row.retired_at !== null,
  };
}

function latestFrom({ fund_id: fundId, starts, until, fund_amount: amount, held, spent }: CenterRow): OpenedPeriod | null {
  if (fundId === null || starts === null) return null;
  return { fundId, starts, ends: until, amount, held: held ?? 0, spent: spent ?? 0 };
}
