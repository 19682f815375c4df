import type { SameKeys } from '#locale/words';
import type enUS from './en-US.ts';

export default {
  SAVED_ITEM_NOT_FOUND: 'Este artículo ya no está en su lista.',
  alternateChoices: 'Otras opciones',
  goesWithIt: 'Combina con esto',
} satisfies SameKeys<typeof enUS>;
