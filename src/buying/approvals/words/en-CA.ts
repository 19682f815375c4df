import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  OVER_BUDGET: 'This budget centre doesn’t have enough left. Choose another one.',
  CENTER_GONE: 'The buyer can’t charge this budget centre now. Choose another one.',
  budgetCenter: 'Budget centre',
  centerOf: 'Budget centre of {title}',
} satisfies SameKeys<typeof enUS>;
