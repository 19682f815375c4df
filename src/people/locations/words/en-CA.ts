import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  nameHint: 'What your people look for, such as Laval warehouse',
  'server.columnstate': 'Province',
  'server.columnzip': 'Postal code',
} satisfies SameKeys<typeof enUS>;
