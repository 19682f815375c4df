import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  'server.noMember': 'This account is not part of our rewards programme.',
} satisfies SameKeys<typeof enUS>;
