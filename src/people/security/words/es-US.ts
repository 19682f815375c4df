import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  LOGIN_REQUIRED: 'Inicie sesión para ver dónde tiene sesiones abiertas.',
  SESSION_ENDED: 'La sesión de ese dispositivo ya está cerrada.',
  title: 'Acceso y seguridad',
  youSignIn: 'Inicia sesión con {email}.',
  changeEmail: 'Cambiar el correo',
  password: 'Contraseña',
  passwordText: 'Al cambiarla se cierran sus demás sesiones.',
  changePassword: 'Cambiar la contraseña',
  places: 'Dónde tiene sesiones abiertas',
  placesText: '{count, plural, one {# dispositivo} other {# dispositivos}}. ¿No reconoce alguno? Cierre su sesión y cambie la contraseña.',
  device: '{browser} en {system}',
  unknownDevice: 'Navegador desconocido',
  thisDevice: 'Este dispositivo',
  usedAt: 'Último uso: {day}, {time}',
  signOut: 'Cerrar sesión',
  signOutDevice: 'Cerrar sesión: {device}',
  signOutOthers: 'Cerrar todas las demás sesiones',
  deviceSignedOut: 'La sesión de ese dispositivo está cerrada.',
  othersSignedOut: '{count, plural, =0 {No había otras sesiones abiertas.} one {# sesión cerrada.} other {# sesiones cerradas.}}',
} satisfies SameKeys<typeof enUS>;
