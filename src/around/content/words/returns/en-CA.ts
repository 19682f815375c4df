import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  'cancel.title': 'Cancelling before it ships',
} satisfies SameKeys<typeof enUS>;
