export { BudgetBar } from './budget-bar.tsx';
export { BudgetsInOrder } from './budgets-in-order.tsx';
export { useBudgetPrice } from './use-budget-price.ts';
