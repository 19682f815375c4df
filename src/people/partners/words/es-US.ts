import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  LAPSED: 'Este enlace venció o ya se usó. Regrese al sitio que lo envió y siga de nuevo su enlace a Inkwell.',
  ADDRESS_TAKEN: 'Usted ya tiene una cuenta de Inkwell con este correo electrónico. Inicie sesión con su contraseña.',
  title: 'Continuar a Inkwell',
  deadTitle: 'Este enlace ya no funciona',
  lead: '{partner} lo envió aquí. Continúe y podrá comprar sin una contraseña nueva.',
  told: 'Lo que {partner} nos informó',
  name: 'Nombre',
  email: 'Correo electrónico',
  enter: 'Continuar como {name}',
  stay: 'Comprar sin esto',
  signIn: 'Iniciar sesión',
  toHome: 'Empezar a comprar',
  privacy: 'Cómo lo usamos',
} satisfies SameKeys<typeof enUS>;
