// The budget centers of a shopper's account, and what each has left.
import type { Queries } from '#platform/db';
import type { Shopper } from '#base/shopper/rules';
import { CENTERS_OF_ACCOUNT } from './budget-queries.ts';

export interface AccountBudgets {
  /** Names, in order; none is configured when it is empty. */
  readonly centers: readonly string[];
  /** Whether lines may be charged apart from their order. */
  readonly forLines: boolean;
  /** Whether somebody counts what is spent. */
  readonly isCounted: boolean;
  /** Cents left of a center; negative when it is overspent, null when nobody counts or there is no such center. */
  balanceOf(name: string): Promise<number | null>;
}

export interface Budgets {
  /** Null for shoppers without an account. */
  ofShopper(shopper: Shopper | null): Promise<AccountBudgets | null>;
}

export interface BudgetsFacts {
  readonly db: Queries;
  /** Cents of an account's placed orders that were charged to a center since a day. */
  readonly chargedTo: (accountNumber: string, name: string, since: Date) => Promise<number>;
}

export function makeBudgets({ db, chargedTo }: BudgetsFacts): Budgets {
  return {
    async ofShopper(shopper) {
      const accountNumber = shopper?.account?.accountNumber;
      if (accountNumber === undefined) return null;
      const rows = await db.many(CENTERS_OF_ACCOUNT, [accountNumber]);
      return {
        centers: rows.map(({ name }) => name),
        forLines: rows.some((row) => row.for_lines),
        isCounted: rows.some(({ amount }) => amount !== null),
        async balanceOf(wanted) {
          const row = rows.find(({ name }) => name === wanted);
          if (row === undefined || row.amount === null) return null;
          return row.amount - (await chargedTo(accountNumber, row.name, row.since));
        },
      };
    },
  };
}
