// The interface for drawing goods without photographs. The shop provides the drawings; goods only name the type to draw.
import type { PictureType } from './picture-type.ts';

/** One object, several real pieces arranged in depth, or a retail carton. */
export type PackForm = 'single' | 'pack' | 'box';

/** The usual view, two others, and the packaging (the carton, or the goods alone when sold as a carton). */
export type PictureView = 'main' | 'front' | 'high' | 'pack';

/** A product's picture: the options of its `PictureRecord` and a view. */
export interface PictureOptions {
  /** `#rrggbb` or a plain English name. For a pack of several colours: undefined, or `assorted #rrggbb` with the colour of its first piece. */
  readonly color?: string;
  readonly brand?: string;
  readonly pack?: { readonly form: PackForm; readonly n?: number };
  readonly view?: PictureView;
  /** Text printed on the goods, such as a size or a model; goods without a place for it leave it out. */
  readonly label?: string;
  /** The goods of a set: its main view shows them together, its pack view the carton they come in. */
  readonly parts?: readonly PicturePart[];
  /** `'fr'` writes words and figures in French. */
  readonly language?: 'fr';
}

/** One of the goods of a set. */
export interface PicturePart extends Pick<PictureOptions, 'color' | 'brand' | 'pack' | 'label'> {
  /** A `PictureType`; a part of another type is left out. */
  readonly type: string;
}

export interface DrawingBook {
  /** A product's picture as SVG text; the same input always gives the same text. */
  illustrate(type: PictureType, options?: PictureOptions): string;
  /** The distinct views of this type, or of a set with these parts, most useful first; the first is always `main`. */
  pictureViews(type: PictureType, options?: Pick<PictureOptions, 'parts'>): readonly PictureView[];
  /** Whether the French picture differs from the English one. */
  saysMoreInFrench(type: PictureType, options: PictureOptions): boolean;
  /** Changes whenever any drawing does. */
  readonly edition: string;
}
