import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  getAll: 'Recibir todo',
  allDelivered: 'Con envío',
  allPickedUp: 'Recogida en tienda',
  pickupAdded: '{n, plural, one {# artículo se recogerá} other {# artículos se recogerán}}',
  pickupModified: '{n, plural, one {# artículo cambió de tienda} other {# artículos cambiaron de tienda}}',
  pickupRemoved: '{n, plural, one {# artículo se enviará} other {# artículos se enviarán}}',
  notifications: 'Avisos',
  dismiss: 'Cerrar',
  backOrder: 'Pedido pendiente. Llega del {first} al {last}; lo enviamos en cuanto lo tengamos.',
  backOrderNoDate: 'Pedido pendiente. Le escribimos cuando salga.',
  preOrder: 'Preventa. Se envía el {day}.',
  chooseDay: 'Elegir un día de entrega posterior',
  chosenDay: 'Entrega el {day}',
  changeDay: 'Cambiar el día',
  dayTitle: '¿Cuándo debe llegar?',
  dayLead: 'Todo lo que entregamos en su dirección llegará ese día. Lo que recoge y los pedidos pendientes no cambian.',
  soonestDay: '{day}, lo antes posible',
  closedDay: 'Sin entregas',
  saveDay: 'Guardar el día',
} satisfies SameKeys<typeof enUS>;
