import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  notFoundTitle: 'Cette page est introuvable',
  notFoundText: 'L’adresse a peut-être changé, ou le produit n’est plus vendu. Faites une recherche ou commencez par un rayon.',
  forbiddenTitle: 'Votre compte ne donne pas accès à cette page',
  forbiddenText: 'Ouvrez une session avec un autre compte ou demandez l’accès à votre administrateur.',
  searchAgain: 'Chercher de nouveau',
} satisfies SameKeys<typeof enUS>;
