// Who draws goods that have no photograph. The shop is given the drawings; goods only name the type to draw.
import type { PictureType } from './picture-type.ts';

/** One object, several real pieces arranged in depth, or a retail carton. */
export type PackForm = 'single' | 'pack' | 'box';

/** The usual look, two second looks, and how it is packed (the carton, or the goods alone when sold as a carton). */
export type PictureView = 'main' | 'front' | 'high' | 'pack';

/** What a product says about its picture: the options of a `PictureRecord` of the catalogue, and a view. */
export interface PictureOptions {
  /** `#rrggbb` or a plain English name. A pack of several colours: nothing, or `assorted #rrggbb` with that of its first piece. */
  readonly color?: string;
  readonly brand?: string;
  readonly pack?: { readonly form: PackForm; readonly n?: number };
  readonly view?: PictureView;
  /** A word printed on the goods, such as a size or a model; shown beside goods that have no place for it. */
  readonly label?: string;
  /** A measure shown beside the goods, short: `48″`, `16 GB`. */
  readonly size?: string;
  /** `'fr'` says its words and figures in French. */
  readonly language?: 'fr';
}

export interface DrawingBook {
  /** The picture of a product as SVG text; the same input always gives the same text. */
  illustrate(type: PictureType, options?: PictureOptions): string;
  /** The views that show something new of this type, most useful first; the first is always `main`. */
  pictureViews(type: PictureType): readonly PictureView[];
  /** Whether the picture says in French what it does not in English. */
  saysMoreInFrench(type: PictureType, options: PictureOptions): boolean;
  /** Changes whenever any drawing does. */
  readonly edition: string;
}
