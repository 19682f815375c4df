import { budgetsContract } from '#buying/budgets/contract';
import {
  budgetHandlers,
  countBudgets,
  makeBudgetWarnings,
  makeRequestMails,
  REQUESTS_IN_DOWNLOAD,
  serveBudgetFiles,
  type BudgetDeps,
  type WarningDeps,
} from '#buying/budgets/server';
import { answers, type Part } from '#platform/part';

export function budgetsPart(deps: BudgetDeps & WarningDeps): Part {
  return {
    calls: [answers(budgetsContract, budgetHandlers(deps))],
    serve: (shop) => serveBudgetFiles(shop, deps.db),
    menuCounts: (_visit, shopper) => countBudgets(deps.db, shopper),
    jobs: [...makeBudgetWarnings(deps), makeRequestMails(deps)],
    personalData: { tables: [{ name: 'budgetRequests', rows: REQUESTS_IN_DOWNLOAD }] },
  };
}
