import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

// Spanish mode is for short texts; long ones stay in English (T27).
export default {
  ...enUS,
  title: 'Entrega y recogida',
  lead: 'Cuánto cuesta, cuándo llega y cómo recoger en la tienda.',
} satisfies SameKeys<typeof enUS>;
