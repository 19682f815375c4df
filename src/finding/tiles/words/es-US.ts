import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  seeFullDetails: 'Ver todos los detalles',
  quickViewLoading: 'Cargando el producto',
  quickViewFailed: 'No pudimos cargar este producto.',
  quickViewChoices: 'Elija el color, el tamaño o el paquete en la página del producto.',
  tryAgain: 'Intentar de nuevo',
  addToList: 'Añadir a una lista',
} satisfies SameKeys<typeof enUS>;
