import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  lineBudgetCenter: 'Budget centre: {name}',
  budgetCenter: 'Budget centre',
  ACCOUNTING_REQUIRED:
    'Your account asks for a budget centre or a purchase order on every order. Nothing was charged. Add a purchase order number under Payment, or choose a budget centre in the cart.',
} satisfies SameKeys<typeof enUS>;
