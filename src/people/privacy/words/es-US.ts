import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  LOGIN_REQUIRED: 'Inicie sesión para ver o borrar sus datos.',
  TOO_MANY_TRIES:
    'Ya descargó sus datos varias veces. Espere {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}} e inténtelo de nuevo.',
  ORDER_UNFINISHED: 'Tiene un pedido que se está pagando. Termínelo o cancélelo y luego borre su cuenta.',
  LAST_ADMINISTRATOR: 'Nadie más administra la cuenta de su organización. Nombre administrador a un colega y luego borre su cuenta.',
  NOT_UNDERSTOOD: 'Marque esta casilla para continuar',
  EMAIL_OTHER: 'Ese no es el correo de esta cuenta',
  title: 'Privacidad y datos',
  lead: 'Vea todo lo que sabemos de usted, lléveselo o haga que lo borremos.',
  downloadTitle: 'Descargar sus datos',
  downloadText:
    'Su perfil, direcciones, pedidos, pagos, devoluciones, carritos, listas, reseñas y mensajes en un archivo ZIP: en JSON para programas y en tablas para una hoja de cálculo. No incluye números de tarjeta, porque nunca los tenemos.',
  download: 'Descargar mis datos',
  downloadHint: 'Hasta cinco veces por hora.',
  deleteTitle: 'Borrar su cuenta',
  deleteText: 'No se puede deshacer. Le escribiremos cuando esté hecho.',
  goesTitle: 'Lo que borramos de inmediato',
  goesProfile: 'Su nombre, correo, teléfono, contraseña, direcciones y tarjetas guardadas',
  goesShopping: 'Su carrito, artículos guardados, listas personales e impresoras',
  goesWords: 'Sus reseñas, preguntas, chats y comentarios',
  goesRewards: 'Sus recompensas. El dinero que no haya gastado se pierde.',
  staysTitle: 'Lo que conservamos y por qué',
  staysOrders:
    'Los pedidos que hizo, con sus facturas y direcciones. La ley fiscal nos obliga, y aún puede rastrearlos y devolverlos con el número de pedido y su correo.',
  staysShared: 'Las listas que compartió con {organization}. Pasan a un colega.',
  staysCoupons: 'Que usó un cupón que vale una vez por persona.',
  understood: 'Entiendo que mi cuenta desaparecerá para siempre',
  password: 'Contraseña actual',
  typeEmail: 'Escriba su correo para confirmar',
  typeEmailHint: 'Usted entra por {organization}, así que aquí no hay contraseña.',
  typeEmailHintOther: 'Usted no tiene contraseña aquí.',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  deleteAccount: 'Borrar mi cuenta',
  deletedTitle: 'Su cuenta está borrada',
  deletedText: 'Le enviamos una confirmación por correo. Los pedidos en camino llegarán, y puede rastrearlos con su número y su correo.',
  trackOrder: 'Rastrear un pedido',
  keepShopping: 'Seguir comprando',
} satisfies SameKeys<typeof enUS>;
