import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  'title.center': 'Spend by budget centre',
  'chip.center': 'Budget centres',
  'by.center': 'Budget centre',
  center: 'Budget centre',
  'server.by.center': 'Budget centre',
  'server.noCenter': 'No budget centre',
  'server.column.center': 'Budget centre',
} satisfies SameKeys<typeof enUS>;
