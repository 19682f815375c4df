import type { SameKeys } from '#base/locale/words';
import type enUS from './en-US.ts';

export default {
  galleryClose: 'Cerrar',
  galleryPrevious: 'Imagen anterior',
  galleryNext: 'Imagen siguiente',
  galleryMagnified: 'Imagen {n} de {total}, ampliada al {percent}\u00A0%',
  galleryCloser: 'Acercar',
  galleryFarther: 'Alejar',
  galleryWhole: 'Mostrar la imagen completa',
  galleryHow: 'Zoom: doble clic, pellizco, desplazamiento o teclas + − 0.',
} satisfies SameKeys<typeof enUS>;
