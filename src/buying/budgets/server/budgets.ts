// The budget centers of a shopper's account, and what each has left.
import type { Queries } from '#platform/db';
import type { Shopper } from '#base/shopper/rules';
import { CENTERS_OF_ACCOUNT } from './budget-queries.ts';

export interface AccountBudgets {
  /** In alphabetical order; empty when the account has none. */
  readonly centers: readonly string[];
  /** Whether a single line may be charged to a center. */
  readonly forLines: boolean;
  /** Whether the account limits spending. */
  readonly isCounted: boolean;
  /** Cents left of a center; negative when it is overspent, null without a limit or without such a center. */
  balanceOf(name: string): Promise<number | null>;
}

export interface Budgets {
  /** Null for shoppers without an account. */
  ofShopper(shopper: Shopper | null): Promise<AccountBudgets | null>;
}

export interface BudgetsFacts {
  readonly db: Queries;
  /** Cents of an account's orders charged to a center since a day. */
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
