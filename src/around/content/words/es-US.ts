import type { SameKeys } from '#base/locale/words';
import enUS from './en-US.ts';

// Spanish mode is for short texts; long ones stay in English (T27).
export default {
  ...enUS,
  home: 'Inicio',
  breadcrumb: 'Ruta de navegación',
  contactTitle: 'Hable con una persona',
  contactText: 'Llame al {phone}, todos los días de 7 a. m. a 11 p. m., hora del Este. Si tiene un número de pedido, téngalo a mano.',
  moreTitle: 'Más sobre Inkwell',
  tasksTitle: '¿Qué desea hacer?',
  taskTrack: 'Rastrear un pedido',
  taskReturn: 'Devolver un artículo',
  taskInk: 'Buscar tinta o tóner',
  taskStore: 'Buscar una tienda',
  'help.title': 'Ayuda',
  'delivery.title': 'Entrega y recogida',
  'returns.title': 'Devoluciones',
  'privacy.title': 'Privacidad',
  'terms.title': 'Términos de venta',
  'accessibility.title': 'Accesibilidad',
  'cookies.title': 'Cookies',
  'learn.title': 'Guías de compra',
  'insiders.title': 'Red de Insiders',
} satisfies SameKeys<typeof enUS>;
