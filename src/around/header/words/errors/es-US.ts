import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  notFoundTitle: 'No encontramos esa página',
  notFoundText: 'Es posible que la dirección haya cambiado o que el producto ya no se venda. Búsquelo o empiece por un departamento.',
  forbiddenTitle: 'Su cuenta no tiene acceso a esta página',
  forbiddenText: 'Inicie sesión con otra cuenta o pida acceso a su administrador.',
  searchAgain: 'Buscar de nuevo',
} satisfies SameKeys<typeof enUS>;
