import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  'server.tooMany': 'Vous avez téléversé beaucoup d’images. Attendez quelques minutes, puis réessayez.',
  'server.tooLarge': 'L’image dépasse 5\u00A0Mo. Réduisez-la et choisissez-la de nouveau.',
  'server.notAPicture': 'Nous n’avons pas pu lire ce fichier. Choisissez une image PNG, JPEG ou WebP qui ne bouge pas.',
} satisfies SameKeys<typeof enUS>;
