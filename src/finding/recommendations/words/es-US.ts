import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  alsoBought: 'Los clientes también compraron',
  recommendedForYou: 'Recomendado para usted',
  recentlyPurchased: 'Comprados recientemente',
  considerThese: 'Considere estos',
  alternates: 'Otras opciones',
  sponsored: 'Patrocinado',
} satisfies SameKeys<typeof enUS>;
