import type { SameKeys } from '#locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  INVALID_ZIP: 'Invalid postal code',
  changePlace: 'Change postal code',
  taxWhy: 'Reckoned with the rate of the province.',
} satisfies SameKeys<typeof enUS>;
