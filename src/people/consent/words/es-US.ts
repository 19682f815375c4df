import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  title: 'Sus opciones de cookies',
  lead: 'Elija para qué se puede usar este navegador además de comprar. Nada de lo siguiente se activa sin su permiso.',
  legend: 'Lo que usted permite',
  necessary: 'Necesarias, siempre activas',
  necessaryText: 'Su carrito, su sesión y su lugar de entrega. La tienda no funciona sin ellas.',
  analytics: 'Estadísticas',
  analyticsText:
    'Cuentan qué páginas, búsquedas y botones se usan, para que podamos mejorar la tienda. Sin nombres, correos ni direcciones.',
  advertising: 'Publicidad',
  advertisingText: 'Indica a las empresas que muestran nuestros anuncios qué visitas y pedidos vinieron de uno.',
  signal:
    'Su navegador pide a los sitios que no lo sigan (Global Privacy Control o Do Not Track). Lo tomamos como un no a las estadísticas y a la publicidad, sin importar lo que marque aquí.',
  none: 'Todavía no ha elegido, así que las estadísticas y la publicidad están desactivadas.',
  chosen: 'Eligió esto el {date}. Después de un año volveremos a preguntar.',
  saved: 'Sus opciones están guardadas.',
  failed: 'No pudimos guardar sus opciones. Inténtelo de nuevo.',
  save: 'Guardar opciones',
  allowAll: 'Permitir todo',
  requiredOnly: 'Solo las necesarias',
  aboutCookies: 'Todas las cookies, y para qué sirve cada una',
  noticeText:
    'Usamos cookies necesarias para que la tienda funcione. ¿Podemos también contar cómo se usa y ver qué anuncios traen a la gente?',
  choose: 'Elegir una por una',
  offTitle: 'Las cookies están desactivadas',
  offText:
    'Su navegador bloquea las cookies: su carrito no puede recordar lo que agrega y no puede iniciar sesión. Active las cookies de este sitio en la configuración del navegador y vuelva a cargar la página.',
  reload: 'Volver a cargar',
  browse: 'Solo mirar',
  close: 'Cerrar',
} satisfies SameKeys<typeof enUS>;
