import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  loading: 'Chargement des rayons',
  shopAll: '{count, plural, one {Voir le seul produit} other {Voir les # produits}}',
  atStore: 'À {store} aujourd’hui',
  about: ' – {name}',
  fromDepartment: 'Dans ce rayon',
  seeProduct: 'Voir le produit',
  printers: 'Trouver l’encre ou le toner par imprimante',
  allDeals: 'Tous les rabais',
  everyDepartment: 'Voir tous les rayons sur une page',
  closeMenu: 'Fermer le menu',
  backToMenu: 'Revenir au menu',
  yours: 'Votre espace',
  yourOrders: 'Commandes',
  yourLists: 'Listes',
  yourPrinters: 'Vos imprimantes',
} satisfies SameKeys<typeof enUS>;
