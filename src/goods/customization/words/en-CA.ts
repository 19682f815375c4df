import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  textColor: 'Colour of the text',
} satisfies SameKeys<typeof enUS>;
