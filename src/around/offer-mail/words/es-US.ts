import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  title: 'Ofertas por correo',
  lead: 'Nuestros cupones, una vez por semana, antes de su pedido.',
  email: 'Su correo electrónico',
  consent:
    'Quiero recibir ofertas de Inkwell por correo, más o menos una vez por semana. Puedo dejar de recibirlas con un clic en cada correo.',
  ask: 'Enviarme ofertas',
  asked: 'Revise su correo: le enviamos un enlace para terminar. Si ya recibe nuestras ofertas, nada cambia.',
  wrongEmail: 'Escriba una dirección como nombre@ejemplo.com.',
  failed: 'No se pudo guardar. Inténtelo de nuevo.',
  confirmTitle: 'Confirme su correo',
  confirmText: 'Un clic, y nuestras ofertas llegan a esta dirección más o menos una vez por semana.',
  confirm: 'Sí, envíenme ofertas',
  confirmed: 'Listo. Nuestras primeras ofertas van en camino.',
  gone: 'Este enlace ya no funciona. Pida las ofertas otra vez y le enviamos uno nuevo.',
  again: 'Pedir otra vez',
  stopTitle: 'Dejar de recibir ofertas por correo',
  stopText: 'Dejamos de escribirle ahora mismo y borramos la dirección de esta lista.',
  stop: 'No recibir más estos correos',
  stopped: 'Listo. Borramos la dirección de esta lista.',
  home: 'Ir a la tienda',
  'mail.confirmSubject': '¿Quiere nuestras ofertas por correo?',
  'mail.confirmLead':
    'Alguien pidió en nuestro sitio ofertas para esta dirección. Si fue usted, confírmelo y le escribiremos más o menos una vez por semana.',
  'mail.confirmNote': 'Si no fue usted, no haga nada. No enviamos ofertas a esta dirección y la olvidamos a los 30 días.',
  'mail.confirmButton': 'Confirmar mi correo',
  'mail.confirmWhy': 'Recibe este único correo porque esta dirección se escribió en nuestro sitio.',
  'mail.offersSubject': 'Esta semana en Inkwell: {title}',
  'mail.offersLead': 'Escriba estos códigos en su carrito.',
  'mail.offer': '{code}: {title}',
  'mail.offerUntil': '{code}: {title}, hasta el {day}',
  'mail.offersButton': 'Ver todos los cupones',
  'mail.offersWhy': 'Recibe este correo porque pidió nuestras ofertas y confirmó esta dirección.',
  'mail.stop': 'No recibir más estos correos',
  'mail.help': '¿Preguntas? Llame al {phone}.',
} satisfies SameKeys<typeof enUS>;
