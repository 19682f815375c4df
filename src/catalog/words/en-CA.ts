import type { SameKeys } from '#locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  'server.facet.color': 'Colour',
  'server.facet.inkColor': 'Ink colour',
  'server.facet.flavor': 'Flavour',
  quickViewChoices: 'Choose colour, size or pack on the product page.',
  customizeColor: 'Colour of the text',
  changePlace: 'Change store or postal code',
} satisfies SameKeys<typeof enUS>;
