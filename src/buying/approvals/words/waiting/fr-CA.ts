import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  title: 'Approbations',
  waiting: '{n} en attente',
} satisfies SameKeys<typeof enUS>;
