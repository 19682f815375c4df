import type { SameKeys } from '#locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  'facet.color': 'Colour',
  'facet.inkColor': 'Ink colour',
  'facet.flavor': 'Flavour',
  changePlace: 'Change store or postal code',
} satisfies SameKeys<typeof enUS>;
