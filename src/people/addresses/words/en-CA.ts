import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  STATE_REQUIRED: 'Choose the province',
  ZIP_REQUIRED: 'Enter the postal code',
  ZIP_INVALID: 'Invalid postal code',
  ZIP_ELSEWHERE: 'This postal code isn’t in the province you chose. Check both.',
  zip: 'Postal code',
  zipHint: 'Fills in city and province',
  state: 'Province',
} satisfies SameKeys<typeof enUS>;
