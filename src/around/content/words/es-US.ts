import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

// Spanish mode is for short texts; long ones stay in English (T27).
export default {
  ...enUS,
  home: 'Inicio',
  breadcrumb: 'Ruta de navegación',
  contactTitle: 'Hable con una persona',
  contactText: 'Llame al {phone}, todos los días de 7 a. m. a 11 p. m., hora del Este. Si tiene un número de pedido, téngalo a mano.',
  contents: 'En esta página',
  changed: 'Última actualización: {day}',
  chatLink: 'Chatee con nosotros',
  inEnglish: 'Este texto está disponible en inglés.',
  moreTitle: 'Más sobre Inkwell',
  tasksTitle: '¿Qué desea hacer?',
  taskTrack: 'Rastrear un pedido',
  taskReturn: 'Devolver un artículo',
  taskInk: 'Buscar tinta o tóner',
  taskStore: 'Buscar una tienda',
} satisfies SameKeys<typeof enUS>;
