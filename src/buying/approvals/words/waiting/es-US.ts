import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  title: 'Aprobaciones',
  waiting: '{n} en espera',
} satisfies SameKeys<typeof enUS>;
