import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  'mail.cancelledSubject': 'Cancelled: {title}',
  'mail.cancelledText': 'You cancelled this auto-restock. Nothing more will be ordered or charged. You can take that back for a day.',
} satisfies SameKeys<typeof enUS>;
