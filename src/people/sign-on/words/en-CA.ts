import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

export default {
  ...enUS,
  entra1: 'In the Entra admin centre, open Enterprise applications, then Inkwell, then Provisioning. Choose the automatic mode.',
} satisfies SameKeys<typeof enUS>;
