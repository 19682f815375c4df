import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  quickViewChoices: 'Choose colour, size or pack on the product page.',
} satisfies SameKeys<typeof enUS>;
