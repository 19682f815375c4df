import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  scan: 'Escanear con la cámara',
  title: 'Escanear códigos',
  titleOnce: 'Escanear un código',
  close: 'Cerrar',
  camera: 'Imagen de su cámara',
  starting: 'Abriendo la cámara…',
  hold: 'Ponga un código de barras delante de la cámara',
  type: 'O escriba el número',
  add: 'Agregar',
  lookUp: 'Buscar',
  read: '{n, plural, one {Se leyó {number}.} other {Se leyó {number}, # en total.}}',
  done: 'Listo',
  refusedTitle: 'La cámara no está permitida.',
  refusedText: 'Permítala para este sitio en los ajustes del navegador y vuelva a abrir esto. Puede escribir los números abajo.',
  noneTitle: 'No hay una cámara que podamos usar.',
  noneText: 'Escriba los números abajo, o abra esta página en un teléfono.',
  busyTitle: 'Otro programa usa la cámara.',
  busyText: 'Ciérrelo y vuelva a abrir esto. Puede escribir los números abajo.',
  failedTitle: 'La cámara no se inició.',
  failedText: 'Vuelva a abrir esto, o escriba los números abajo.',
} satisfies SameKeys<typeof enUS>;
