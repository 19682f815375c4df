import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  checkOutAndSend: 'Pagar y enviar para aprobación',
  one: 'Este pedido va a {names} para su aprobación.',
  oneOf: 'Este pedido va a {names} para su aprobación. Decide una de estas personas.',
  allOf: 'Este pedido va a {names} para su aprobación. Deciden todas.',
  next: 'Después va a {names}.',
} satisfies SameKeys<typeof enUS>;
