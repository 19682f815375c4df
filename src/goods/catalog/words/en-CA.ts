import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  colors: '{n} colours',
  'server.facet.color': 'Colour',
  'server.facet.inkColor': 'Ink colour',
  'server.facet.flavor': 'Flavour',
  changePlace: 'Change store or postal code',
} satisfies SameKeys<typeof enUS>;
