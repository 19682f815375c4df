import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  textColor: 'Text colour',
  'server.refused.choice': 'This item doesn’t come in that colour or font. Choose another with Customize on its page.',
} satisfies SameKeys<typeof enUS>;
