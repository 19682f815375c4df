import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  'server.columnstate': 'Province',
  'server.columnzip': 'Postal code',
} satisfies SameKeys<typeof enUS>;
