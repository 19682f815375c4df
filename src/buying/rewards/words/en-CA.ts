import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  'server.noMember': 'This account isn’t part of our rewards program.',
} satisfies SameKeys<typeof enUS>;
