import type { SameKeys } from '#locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  INVALID_ZIP: 'Invalid postal code',
  changePlace: 'Change postal code',
  budgetCenter: 'Budget centre',
} satisfies SameKeys<typeof enUS>;
