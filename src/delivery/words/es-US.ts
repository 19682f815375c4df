import type { SameKeys } from '#locale/words';
import type enUS from './en-US.ts';

export default {
  getAll: 'Recibir todo',
  allDelivered: 'Con envío',
  allPickedUp: 'Recogida en tienda',
  pickupAdded: '{n, plural, one {# artículo se recogerá} other {# artículos se recogerán}}',
  pickupModified: '{n, plural, one {# recogida cambió de tienda} other {# recogidas cambiaron de tienda}}',
  pickupRemoved: '{n, plural, one {# artículo se enviará} other {# artículos se enviarán}}',
  notifications: 'Avisos',
  dismiss: 'Cerrar',
} satisfies SameKeys<typeof enUS>;
