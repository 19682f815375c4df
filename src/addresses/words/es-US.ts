import type { SameKeys } from '#locale/words';
import type enUS from './en-US.ts';

export default {
  NAME_REQUIRED: 'Escriba su nombre y apellido',
  STREET_REQUIRED: 'Escriba la calle y el número',
  CITY_REQUIRED: 'Escriba la ciudad',
  STATE_REQUIRED: 'Elija el estado',
  ZIP_REQUIRED: 'Escriba el código postal',
  ZIP_INVALID: 'Código postal no válido',
  ZIP_ELSEWHERE: 'Este código postal no está en el estado que eligió. Revise ambos.',
  PHONE_INVALID: 'Número de teléfono no válido',
  EMAIL_INVALID: 'Correo electrónico no válido',
  TOO_LONG: 'Acorte este texto a {limit} caracteres',
  fullName: 'Nombre completo',
  organization: 'Organización',
  address1: 'Calle y número',
  address2: 'Apartamento, oficina o piso',
  zip: 'Código postal',
  zipHint: 'Llena la ciudad y el estado',
  city: 'Ciudad',
  state: 'Estado',
  chooseState: 'Elegir',
  phone: 'Teléfono',
  phoneHint: 'Solo para preguntas sobre este pedido',
  email: 'Correo electrónico',
  more: 'Agregar apartamento, organización o teléfono',
  optional: '(opcional)',
} satisfies SameKeys<typeof enUS>;
