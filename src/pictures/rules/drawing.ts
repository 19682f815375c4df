// What a drawing of one type of goods is: how it stands before the camera, its usual look, and how it is drawn.
import type { Angle } from './kit/camera.ts';
import type { Art } from './kit/art.ts';

/** One object, several real pieces arranged in depth, or a retail carton. */
export type PackForm = 'single' | 'pack' | 'box';

export interface Pack {
  readonly form: PackForm;
  /** How many units one pack holds; the drawing shows a few of them. */
  readonly n: number;
}

/** What one picture is to show: the type's own look, changed by what the product says. */
export interface Look {
  /** `#rrggbb`. */
  readonly colour: string;
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
  /** Goods that are themselves a carton have no other carton around them. */
  readonly isCarton?: boolean;
  readonly draw: (art: Art, look: Look) => void;
}

/** How many pieces a picture shows of a pack: at least two, at most `most`; one alone. */
export function piecesShown({ form, n }: Pack, most: number): number {
  return form === 'single' ? 1 : Math.max(2, Math.min(most, n));
}
