import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  'developers.text':
    'Programs can read our catalogue and order through the [same interface](apiDocs) as our pages. Keep to the limits it states.',
} satisfies SameKeys<typeof enUS>;
