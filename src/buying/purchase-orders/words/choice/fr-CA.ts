import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  field: 'Bon de commande',
  none: 'Aucun bon de commande',
  fromCart: '{number}, du panier',
  other: 'En entrer un nouveau',
  choose: 'Choisissez-en un',
  typed: 'Numéro du bon de commande',
  typedHint: '{explanation}. Exemple : {example}',
  release: 'Numéro d’appel de livraison',
  releaseHint: 'Si votre bon de commande en a un',
  noneOpen: 'Aucun bon de commande n’est ouvert pour vous. Adressez-vous à la personne qui les gère.',
  optionLeft: '{name} (reste {left})',
  optionUntil: '{name}, jusqu’au {day}',
  optional: '(facultatif)',
} satisfies SameKeys<typeof enUS>;
