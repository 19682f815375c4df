import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  'keep.text': enUS['keep.text'].replace('ZIP code', 'postal code'),
  'card.text': enUS['card.text'].replace('expiration date', 'expiry date'),
} satisfies SameKeys<typeof enUS>;
