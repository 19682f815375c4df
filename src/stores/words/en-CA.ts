import type { SameKeys } from '#locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  zip: 'Postal code',
  zipInvalid: 'Invalid postal code',
  saveZip: 'Use this postal code',
} satisfies SameKeys<typeof enUS>;
