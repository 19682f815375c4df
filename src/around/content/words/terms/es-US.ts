import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

// Spanish mode is for short texts; long ones stay in English (T27).
export default {
  ...enUS,
  title: 'Términos de venta',
  lead: 'Lo que puede esperar de nosotros y lo que le pedimos.',
} satisfies SameKeys<typeof enUS>;
