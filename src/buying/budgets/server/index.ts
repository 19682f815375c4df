export { readCenters } from './centers.ts';
export { makeBudgetWarnings, type WarningDeps } from './budget-warnings.ts';
export { makeRequestMails } from './request-mails.ts';
export { REQUESTS_IN_DOWNLOAD } from './request-queries.ts';
export { serveBudgetFiles } from './budget-files.ts';
export { countBudgets } from './count-budgets.ts';
export { budgetHandlers, type BudgetDeps } from './handlers.ts';
export { makeBudgets, type AccountBudgets, type Budgets } from './budgets.ts';
export { overBudgetText } from './over-budget-text.ts';
export {
  creditCharges,
  effectsOf,
  fundsFor,
  holdCharges,
  holdInFunds,
  OverBudget,
  replaceHold,
  settleHold,
  keepersOf,
  type ChargeProblem,
  type Charging,
  type ChargingView,
  type HeldOrder,
} from './charge-orders.ts';
export { budgetSums } from './budget-sums.ts';
