export { makeBudgets, type AccountBudgets, type Budgets } from './budgets.ts';
