// What was planned, held and spent of budgets in the periods that share a day with a report's (H_R).
import { statement, type Queries } from '#platform/db';
import { readCenters } from './centers.ts';

export interface SumsOfBudgets {
  readonly accountNumber: string;
  readonly currency: string;
  /** Days, both included. */
  readonly from: string;
  readonly to: string;
  /** A center by its name; null: all. */
  readonly center: string | null;
  /** An instant of the last day: what runs then and has no order so far counts with its plan. */
  readonly at: Date;
}

export interface BudgetSum {
  readonly center: string;
  readonly starts: string;
  /** The last day; null: no end. */
  readonly ends: string | null;
  /** Orders that hold or spent something of it. */
  readonly orders: number;
  /** Cents; null: no limit. */
  readonly planned: number | null;
  readonly held: number;
  readonly spent: number;
}

const OPENED = statement<BudgetSum>(
  'budget_sums',
  `select p.center, p.starts::text as starts, p.ends::text as ends, f.amount::float8 as planned, f.held::float8 as held, f.spent::float8 as spent,
     (select count(*)::int from fund_charged c where c.fund_id = p.fund_id and c.state in ('held', 'spent')) as orders
   from budget_period p join fund_state f using (fund_id) join budget_center b on b.account_number = p.account_number and b.name = p.center
   where p.account_number = $1 and coalesce(b.currency, $2) = $2 and p.starts <= $4::date and coalesce(p.ends >= $3::date, true)
     and ($5::text is null or p.center = $5) order by p.center, p.starts`,
);

/** Periods that were opened, and those that run without an order so far. */
export async function budgetSums(
  on: Queries,
  { accountNumber, currency, from, to, center, at }: SumsOfBudgets,
): Promise<readonly BudgetSum[]> {
  const [opened, centers] = await Promise.all([
    on.many(OPENED, [accountNumber, currency, from, to, center]),
    readCenters(on, { accountNumber, profileId: null, currency }, at),
  ]);
  const unopened = centers.flatMap(({ center: { name }, running }): BudgetSum[] => {
    if (running === null || running.fundId !== null || (center !== null && name !== center)) return [];
    const { starts, ends, amount } = running;
    if (starts > to || (ends !== null && ends < from)) return [];
    return [{ center: name, starts, ends, orders: 0, planned: amount, held: 0, spent: 0 }];
  });
  return [...opened, ...unopened];
}
