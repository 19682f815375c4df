import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  filterFavorites: 'Favourites',
  favorite: 'Favourite: {name}',
  counts: '{n, plural, one {# list} other {# lists}}. Favourites: {marked} of {most}.',
  MAX_FAVORITES: 'You already have 10 favourites. Remove one first.',
} satisfies SameKeys<typeof enUS>;
