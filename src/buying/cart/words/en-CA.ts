import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  INVALID_ZIP: 'Invalid postal code',
  changePlace: 'Change postal code',
  BUDGET_CENTER_UNKNOWN: 'That budget centre isn’t in your account. Choose one from the list.',
  budgetCenter: 'Budget centre',
  accountingNeeded: 'Your account requires a budget centre or a purchase order on every order.',
  lineBudget: 'Budget centre: {name}',
  lineBudgetOpen: 'Set a budget centre for this line',
  lineAccountsOpen: 'Set a budget centre or Purchase Order for this line',
  allLines: 'Apply to all lines. Lines with a budget centre or Purchase Order of their own take these.',
} satisfies SameKeys<typeof enUS>;
