import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

// Spanish mode is for short texts; long ones stay in English (T27).
export default {
  ...enUS,
  title: 'Red de Insiders',
  lead: 'Clientes que nos dicen qué vender y qué mejorar.',
} satisfies SameKeys<typeof enUS>;
