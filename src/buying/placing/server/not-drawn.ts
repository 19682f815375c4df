// The refusals of budgets and purchase orders that an order cannot draw from (B2B-1, B2B-2).
import { overBudgetText } from '#buying/budgets/server';
import { budgetsWords } from '#buying/budgets/words';
import { useProblemText } from '#buying/purchase-orders/server';
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { Visit } from '#platform/visit';
import type { PlaceProblem } from './place-problem.ts';

/** Says what is short, and who can help. */
export function notDrawn(
  problem: PlaceProblem & { readonly code: 'BUDGET_CENTER_UNKNOWN' | 'OVER_BUDGET' | 'PURCHASE_ORDER' },
  { site: { currency }, copyLocale: locale }: Visit,
): Refusal {
  const { code } = problem;
  if (code === 'BUDGET_CENTER_UNKNOWN') return refuse(409, code, sayer(budgetsWords, locale)('CENTER_GONE', { budget: problem.center }));
  if (code === 'OVER_BUDGET') return refuse(409, code, overBudgetText(problem, { copyLocale: locale, currency }));
  return refuse(409, problem.problem.code, useProblemText(problem.problem, { locale, currency, keepers: problem.keepers }), 'payment');
}
