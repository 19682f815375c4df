// What a drawing of a type of goods defines: its pose before the camera, its default look, and how to draw it.
import type { PackForm } from '#goods/pictures/rules';
import type { Art } from './kit/art.ts';
import type { Angle } from './kit/camera.ts';
import { ringItem } from './kit/vector.ts';

export interface Pack {
  readonly form: PackForm;
  /** How many units one pack holds; the drawing shows a few of them. */
  readonly n: number;
}

/** What one picture shows: the type's default look, changed by the product's properties. */
export interface Look {
  /** `#rrggbb`. */
  readonly colour: string;
  /** The product names no colour: a pack of it is drawn in several. */
  readonly isAssorted: boolean;
  readonly brand: string;
  /** A word printed on the goods, such as a size or a model; empty prints nothing. */
  readonly label: string;
  readonly pack: Pack;
}

export interface Drawing {
  readonly colour: string;
  readonly brand: string;
  readonly label?: string;
  readonly pack?: Pack;
  readonly angle?: Angle;
  /** Share of the page that the goods fill: small goods stay visibly smaller. */
  readonly fit?: number;
  /** Goods that are themselves a carton, or never come in one, have no other carton around them. */
  readonly isCarton?: boolean;
  /** Drawn flat in part: other angles show nothing new. */
  readonly isFlat?: boolean;
  /** The label sets how the goods are built (their drawers, doors or shelves) and is not printed. */
  readonly readsLabel?: boolean;
  /** Prints words of its own, which differ in French. */
  readonly printsWords?: boolean;
  /** Shows a pack in its own way; the others stand in a staircase. */
  readonly arrangesPack?: boolean;
  readonly draw: (art: Art, look: Look) => void;
}

/** How many pieces a picture shows: one unless it is a pack; of a pack at least two, at most `most`. */
export function piecesShown({ form, n }: Pack, most: number): number {
  return form === 'pack' ? Math.max(2, Math.min(most, n)) : 1;
}

/** The colours of `count` pieces: all alike, or the product's own first and then the others in turn. */
export function pieceColours({ colour, isAssorted }: Look, others: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, i) => (isAssorted ? ringItem([colour, ...others], i) : colour));
}
