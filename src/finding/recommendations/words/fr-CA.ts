import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  alsoBought: 'Les clients ont aussi acheté',
  recommendedForYou: 'Recommandé pour vous',
  recentlyPurchased: 'Achetés récemment',
  considerThese: 'À considérer aussi',
  alternates: 'Autres choix',
  sponsored: 'Commandité',
} satisfies SameKeys<typeof enUS>;
