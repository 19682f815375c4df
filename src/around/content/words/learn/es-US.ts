import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

// Spanish mode is for short texts; long ones stay in English (T27).
export default {
  ...enUS,
  title: 'Guías de compra',
  lead: 'Cómo elegir lo que más se usa en una oficina.',
} satisfies SameKeys<typeof enUS>;
