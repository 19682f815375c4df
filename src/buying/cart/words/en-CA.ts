import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  INVALID_ZIP: 'Invalid postal code',
  changePlace: 'Change postal code',
  BUDGET_CENTER_UNKNOWN: 'There is no such budget centre in your account. Choose one of the list.',
  budgetCenter: 'Budget centre',
  accountingNeeded: 'Your account asks for a budget centre or a purchase order on every order.',
  lineBudget: 'Budget centre: {name}',
  lineBudgetOpen: 'Set a budget centre for this line',
  lineBudgetField: 'Budget centre – {name}',
} satisfies SameKeys<typeof enUS>;
