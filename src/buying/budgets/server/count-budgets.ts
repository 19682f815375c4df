// How many budgets run, for the account's menu of who sees them: all, or those of one's own.
import type { MenuCounts, SignedIn } from '#base/shopper/rules';
import { statement, type Queries } from '#platform/db';
import { mayRead } from './budget-access.ts';

const COUNT_RUNNING = statement<{ readonly count: number }>(
  'budget_count_running',
  'select count(*)::int as count from budget_center where account_number = $1 and retired_at is null and ($2::uuid is null or owner_id = $2)',
);

export async function countBudgets(on: Queries, shopper: SignedIn): Promise<MenuCounts> {
  const { account, profile } = shopper;
  if (account === null) return {};
  const seesAll = mayRead(shopper, undefined);
  const { count } = await on.one(COUNT_RUNNING, [account.accountNumber, seesAll ? null : profile.profileId]);
  // Whoever owns none has no page of budgets.
  return seesAll || count > 0 ? { budgets: count } : {};
}
