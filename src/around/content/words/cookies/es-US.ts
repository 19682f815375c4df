import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

// Spanish mode is for short texts; long ones stay in English (T27).
export default {
  ...enUS,
  title: 'Cookies',
  lead: 'Las cookies son archivos pequeños que un sitio guarda en su navegador. Estas son todas las nuestras.',
} satisfies SameKeys<typeof enUS>;
