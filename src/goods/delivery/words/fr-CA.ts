import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  getAll: 'Pour tous les articles',
  allDelivered: 'Livraison',
  allPickedUp: 'Ramassage en magasin',
  pickupAdded: '{n, plural, one {# article sera ramassé} other {# articles seront ramassés}}',
  pickupModified: '{n, plural, one {# article changé de magasin} other {# articles changés de magasin}}',
  pickupRemoved: '{n, plural, one {# article sera livré} other {# articles seront livrés}}',
  notifications: 'Notifications',
  dismiss: 'Fermer',
  backOrder: 'En commande différée. Livraison du {first} au {last}. Nous l’expédions dès que nous l’avons.',
  backOrderNoDate: 'En commande différée. Nous vous écrirons à l’expédition.',
  preOrder: 'Précommande. Expédition le {day}.',
  chooseDay: 'Choisir une date de livraison ultérieure',
  chosenDay: 'Livraison le {day}',
  changeDay: 'Changer la date',
  dayTitle: 'Quand livrer?',
  dayLead: 'Tout ce que nous livrons à votre adresse arrivera ce jour-là. Les ramassages et les commandes différées ne changent pas.',
  soonestDay: '{day}, dès que possible',
  closedDay: 'Aucune livraison',
  saveDay: 'Enregistrer la date',
} satisfies SameKeys<typeof enUS>;
