import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  'told.cancel': 'Your membership is cancelled. It keeps working to {day}, and nothing more is charged.',
  'told.refunded': 'Your membership is cancelled, and the whole price is on its way back. We sent you an email.',
  'server.mail.refundedSubject': '{program} is cancelled, and {price} is on its way back',
} satisfies SameKeys<typeof enUS>;
