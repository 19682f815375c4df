import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  title: 'Eventos',
  lead: 'Permita las estadísticas y use la tienda en otra pestaña. Cada evento aparece aquí al enviarse, el más reciente primero.',
  choices: 'Opciones de cookies',
  none: 'Todavía no hay eventos',
  noneText: 'Sin permiso no se envía nada.',
  caption: 'Eventos enviados',
  time: 'Hora',
  name: 'Evento',
  page: 'Página',
  facts: 'Datos',
  clear: 'Vaciar la lista',
} satisfies SameKeys<typeof enUS>;
