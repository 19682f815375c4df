import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

// Spanish mode is for short texts; long ones stay in English (T27).
export default {
  ...enUS,
  title: 'Ayuda',
  lead: 'Respuestas a preguntas frecuentes, y una persona a quien preguntar.',
} satisfies SameKeys<typeof enUS>;
