import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  previewOf: 'Vista previa: {audience}, {at}. Se muestran los borradores. Esta dirección sirve hasta {until}.',
  previewWhy: '¿Por qué veo esto?',
  previewGuests: 'visitantes',
  previewOver: 'Esta vista previa venció. La página de abajo es la que ven los clientes.',
} satisfies SameKeys<typeof enUS>;
