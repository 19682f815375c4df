import type { SameKeys } from '#locale/words';
import type enUS from './en-US.ts';

export default {
  placeTitle: '¿Dónde debemos entregar?',
  placeText: 'Lo usamos para mostrar fechas de entrega y existencias cerca de usted.',
  zip: 'Código postal',
  zipHint: 'Por ejemplo {example}',
  zipInvalid: 'Código postal no válido',
  saveZip: 'Usar este código postal',
  chooseStore: 'Elegir una tienda para recoger',
  close: 'Cerrar',
  storesTitle: 'Tiendas',
  storesText: 'Pida en línea y recoja en la tienda, o visítenos. Los precios en línea y en la tienda pueden ser distintos.',
  yourStore: 'Su tienda',
  makeYours: 'Elegir esta tienda',
  call: 'Llamar al {phone}',
  directions: 'Abrir en un mapa',
  hours: 'Horario',
  closed: 'Cerrado',
  services: 'En esta tienda',
  'service.pickup': 'Recogida de pedidos en línea',
  'service.returns': 'Devoluciones',
  'service.inkRecycling': 'Reciclaje de tinta y tóner',
  'service.printing': 'Impresión',
  'service.furnitureShowroom': 'Muebles en exhibición',
  'service.techHelp': 'Ayuda técnica',
} satisfies SameKeys<typeof enUS>;
