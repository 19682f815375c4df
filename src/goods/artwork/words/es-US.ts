import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  'server.tooMany': 'Se subieron muchas imágenes. Espere unos minutos e inténtelo de nuevo.',
  'server.tooLarge': 'La imagen supera los 5 MB. Redúzcala y elíjala de nuevo.',
  'server.notAPicture': 'No pudimos leer ese archivo. Elija una imagen PNG, JPEG o WebP sin movimiento.',
} satisfies SameKeys<typeof enUS>;
