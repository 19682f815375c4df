import type { SameKeys } from '#locale/words';
import type enUS from './en-US.ts';

export default {
  SAVED_ITEM_NOT_FOUND: 'Cet article n’est plus dans votre liste.',
  alternateChoices: 'Autres choix',
  goesWithIt: 'Va bien avec',
} satisfies SameKeys<typeof enUS>;
