import type { SameKeys } from '#locale/words';
import type enUS from './en-US.ts';

export default {
  getAll: 'Pour tous les articles',
  allDelivered: 'Livraison',
  allPickedUp: 'Ramassage en magasin',
  pickupAdded: '{n, plural, one {# article sera ramassé} other {# articles seront ramassés}}',
  pickupModified: '{n, plural, one {# ramassage changé de magasin} other {# ramassages changés de magasin}}',
  pickupRemoved: '{n, plural, one {# article sera livré} other {# articles seront livrés}}',
  notifications: 'Notifications',
  dismiss: 'Fermer',
} satisfies SameKeys<typeof enUS>;
