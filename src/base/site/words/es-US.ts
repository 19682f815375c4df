import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  BAD_REQUEST: 'No pudimos leer la solicitud. Revise lo que escribió e inténtelo de nuevo.',
  NOT_FOUND: 'No encontramos lo que busca.',
  TOO_LARGE: 'Es demasiado a la vez. Envíe menos e inténtelo de nuevo.',
  TOO_MANY_REQUESTS: 'Ha hecho muchos intentos. Espere un minuto e inténtelo de nuevo.',
  FORBIDDEN: 'La solicitud no vino de este sitio; no se cambió nada.',
  UNAVAILABLE: 'Lo sentimos, algo falló de nuestro lado. Inténtelo de nuevo en unos minutos.',
  BUSY_TITLE: 'Hay mucha gente en este momento',
  BUSY_TEXT: 'Hay más personas comprando de las que podemos atender a la vez. Inténtelo de nuevo en unos segundos.',
  BUSY_AGAIN: 'Intentar de nuevo',
  ITEM_SERVICE_IS_DOWN: 'Lo sentimos, no podemos mostrar estos artículos. Inténtelo de nuevo en unos minutos.',
  USER_SERVICE_IS_DOWN: 'Lo sentimos, algo salió mal. Somos nosotros, no usted. Inténtelo de nuevo en unos minutos.',
  USER_ACCOUNT_SERVICE_IS_DOWN: 'Lo sentimos, algo salió mal. Somos nosotros, no usted. Inténtelo de nuevo en unos minutos.',
  GENERIC_CART_ERROR: 'Algo falló de nuestro lado. Actualice la página para continuar.',
} satisfies SameKeys<typeof enUS>;
