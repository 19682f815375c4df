import type { SameKeys } from '#locale/words';
import type enUS from './en-US.ts';

export default {
  search: 'Chercher',
  placeholder: 'Chercher un produit, un numéro',
  placeholderBusiness: 'Chercher un produit, vos numéros',
  clear: 'Effacer la recherche',
  suggestions: 'Suggestions',
  searches: 'Recherches',
  departments: 'Rayons',
  products: 'Produits',
  pressEnter: 'Appuyez sur Entrée pour chercher « {q} »',
  suggestionCount: '{n, plural, =0 {Aucune suggestion} one {# suggestion} other {# suggestions}}',
  itemNumber: 'Article {itemId}',
  titleFor: 'Résultats pour « {q} »',
  titleAll: 'Tous les produits',
  description: 'Résultats de recherche pour {q} : prix, stocks et dates de livraison chez Inkwell.',
  corrected: 'Voici les résultats pour « {used} ».',
  searchInstead: 'Chercher plutôt « {typed} »',
  exact: 'Voici l’article qui porte ce numéro.',
  openExact: 'Voir le produit',
  categories: 'Dans ces rayons',
  nothingTitle: 'Aucun résultat pour « {q} »',
  nothingText: 'Vérifiez l’orthographe, utilisez moins de mots ou cherchez par numéro d’article ou de pièce.',
  tryDepartments: 'Commencer par un rayon',
  popular: 'Populaires en ce moment',
} satisfies SameKeys<typeof enUS>;
