import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  ended: 'Cancelled',
  'told.cancel': 'Cancelled. Nothing will be ordered or charged. We sent you an email.',
} satisfies SameKeys<typeof enUS>;
