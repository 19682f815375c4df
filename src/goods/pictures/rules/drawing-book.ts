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
  /** Text printed on the goods, such as a size or a model; next to goods without a place for it. */
  readonly label?: string;
  /** A short measure next to the goods: `48″`, `16 GB`. */
  readonly size?: string;
  /** `'fr'` writes words and figures in French. */
  readonly language?: 'fr';
}

export interface DrawingBook {
  /** A product's picture as SVG text; the same input always gives the same text. */
  illustrate(type: PictureType, options?: PictureOptions): string;
  /** The distinct views of this type, most useful first; the first is always `main`. */
  pictureViews(type: PictureType): readonly PictureView[];
  /** Whether the French picture differs from the English one. */
  saysMoreInFrench(type: PictureType, options: PictureOptions): boolean;
  /** Changes whenever any drawing does. */
  readonly edition: string;
}
