import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  madeUpCenter: 'Budget centre',
  ifCenter: 'On budget centre',
  anyCenter: 'any centre',
} satisfies SameKeys<typeof enUS>;
