import type { SameKeys } from '#locale/words';
import type enUS from './en-US.ts';

export default {
  homeTitle: 'Artículos de oficina, para recoger o con entrega',
  homeDescription:
    'Papel, tinta y tóner, muebles y todo lo que mueve una oficina. Entrega al día siguiente o recogida en una hora en una tienda cercana.',
  heroFirst: 'Papel hoy.',
  heroSecond: 'Tóner mañana.',
  heroText:
    'Pida lo de todos los días antes de las 5 p. m. y llega a su escritorio al día siguiente. Si tiene mucha prisa, recójalo en una hora.',
  heroAction: 'Comprar lo esencial',
  heroFinder: 'Buscar tinta o tóner',
  slipPickup: 'Recogida en 1 hora',
  slipPickupText: 'En tiendas cerca de usted',
  slipPickupYours: 'Su tienda',
  slipPickupAt: 'Recogida en 1 hora en {store}',
  slipDelivery: 'Entrega en {zip}',
  slipDeliveryAnywhere: 'Entrega a su puerta',
  slipDeliveryText: 'Gratis en pedidos de {amount} o más',
  slipReturns: '30 días para devolver',
  slipReturnsText: 'En una tienda o por correo',
  shopByDepartment: 'Compre por departamento',
  finderTitle: 'Tinta y tóner compatibles',
  finderText: 'Díganos qué impresora tiene. Mostramos solo los cartuchos compatibles, con el costo por página.',
  finderField: 'Modelo de impresora',
  finderHint: 'Por ejemplo {model}',
  finderAction: 'Mostrar cartuchos',
  finderOr: 'También puede escribir el número del cartucho anterior.',
  finderBrands: 'Marcas que tenemos',
  furnitureTitle: 'Un escritorio y una silla a su medida',
  furnitureText: 'Con entrega en la habitación. Puede agregar el armado a casi todas las piezas.',
  furnitureAction: 'Ver muebles',
  teamTitle: '¿Compra para un equipo?',
  teamText: 'Precios de contrato, presupuestos, aprobaciones y una sola factura.',
  teamAction: 'Ir a la edición para empresas',
} satisfies SameKeys<typeof enUS>;
