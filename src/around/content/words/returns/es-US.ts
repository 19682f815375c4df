import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

// Spanish mode is for short texts; long ones stay in English (T27).
export default {
  ...enUS,
  title: 'Devoluciones y reembolsos',
  lead: 'Tiene {returnDays} días desde que recibe su pedido. La etiqueta es gratis.',
} satisfies SameKeys<typeof enUS>;
