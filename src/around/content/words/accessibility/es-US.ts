import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

// Spanish mode is for short texts; long ones stay in English (T27).
export default {
  ...enUS,
  title: 'Accesibilidad',
  lead: 'Todas las personas deben poder comprar aquí, con las herramientas que usan.',
} satisfies SameKeys<typeof enUS>;
