import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

// Spanish mode is for short texts; long ones stay in English (T27).
export default {
  ...enUS,
  title: 'Privacidad',
  lead: 'Lo que guardamos sobre usted, por qué y lo que puede pedirnos.',
} satisfies SameKeys<typeof enUS>;
