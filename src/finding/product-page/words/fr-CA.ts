import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  galleryClose: 'Fermer',
  galleryPrevious: 'Image précédente',
  galleryNext: 'Image suivante',
  galleryMagnified: 'Image {n} sur {total}, agrandie à {percent}\u00A0%',
  galleryCloser: 'Zoom avant',
  galleryFarther: 'Zoom arrière',
  galleryWhole: 'Afficher l’image entière',
  galleryHow: 'Zoom\u00A0: double-cliquez, pincez, faites défiler ou appuyez sur + − 0.',
} satisfies SameKeys<typeof enUS>;
