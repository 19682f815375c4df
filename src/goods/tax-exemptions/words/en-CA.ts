import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  lead: '{organization} buys without GST, HST, PST, RST or QST wherever a certificate covers it.',
  regionsLegend: 'Provinces it’s valid in',
  kindtribe: 'Tribal government or enrolled member (United States)',
} satisfies SameKeys<typeof enUS>;
