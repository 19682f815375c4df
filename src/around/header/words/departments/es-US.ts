import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  loading: 'Cargando los departamentos',
  shopAll: '{count, plural, one {Ver el único producto} other {Ver los # productos}}',
  atStore: 'Hoy en {store}',
  about: ' – {name}',
  fromDepartment: 'De este departamento',
  seeProduct: 'Ver el producto',
  printers: 'Encontrar tinta o tóner por impresora',
  allDeals: 'Todas las ofertas',
  everyDepartment: 'Ver todos los departamentos en una página',
  closeMenu: 'Cerrar el menú',
  backToMenu: 'Volver al menú',
  yours: 'Lo suyo',
  yourOrders: 'Pedidos',
  yourLists: 'Listas',
  yourPrinters: 'Sus impresoras',
} satisfies SameKeys<typeof enUS>;
