import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  INVALID_ZIP: 'Invalid postal code',
  BUDGET_CENTER_UNKNOWN: 'That budget centre isn’t in your account. Choose one from the list.',
} satisfies SameKeys<typeof enUS>;
