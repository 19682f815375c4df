import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  changePlace: 'Change postal code',
  budgetCenter: 'Budget centre',
  accountingNeeded: 'Your account requires a budget centre or a purchase order on every order.',
  lineBudget: 'Budget centre: {name}',
  lineBudgetOpen: 'Set a budget centre for this line',
  lineAccountsOpen: 'Set a budget centre or Purchase Order for this line',
  allLines: 'Apply to all lines. Lines with a budget centre or Purchase Order of their own take these.',
} satisfies SameKeys<typeof enUS>;
