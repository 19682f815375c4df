import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  seeFullDetails: 'Voir tous les détails',
  quickViewLoading: 'Chargement du produit',
  quickViewFailed: 'Impossible de charger ce produit.',
  quickViewChoices: 'Choisissez la couleur, la taille ou le format sur la page du produit.',
  tryAgain: 'Réessayer',
  addToList: 'Ajouter à une liste',
} satisfies SameKeys<typeof enUS>;
