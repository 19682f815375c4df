import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  UNKNOWN_VENDOR: 'No aceptamos esta forma de pago. Elija otra.',
  CHECKOUT_INCOMPLETE: 'Indique primero adónde va el pedido y después elija cómo pagar.',
  WALLET_CANCELLED: 'Regresó de {vendor} sin pagar. No se hizo ningún cargo.',
} satisfies SameKeys<typeof enUS>;
