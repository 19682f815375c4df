// The draughtsman: everything a drawing of goods may ask for, in one vocabulary.
import type { Material } from './material.ts';
import { roundedRect } from './outline.ts';
import type { Outline } from './polygon.ts';
import { drawPrism, type Axis, type PrismOptions } from './prism.ts';
import { Surface } from './surface.ts';
import { drawBar, drawRod, type RodOptions, type Section } from './turned.ts';
import { drawLathe, drawStandingBar, type Band, type LatheOptions } from './upright.ts';
import type { Vec3 } from './vector.ts';

export interface BoxOptions extends PrismOptions {
  /** The axis along which the box is rounded: `y` is a device with round corners seen from above. */
  readonly axis?: Axis;
  readonly radius?: number;
  readonly smoothness?: number;
}

/** Solids are real, in millimetres, and are drawn from back to front. Each method answers the art, to chain. */
export class Art extends Surface {
  /** An outline pushed along an axis from `from` to `to`, its near end. */
  prism(axis: Axis, outline: Outline, from: number, to: number, material: Material, options?: PrismOptions): this {
    drawPrism(this, axis, outline, from, to, material, options);
    return this;
  }

  /** Box from its low, left, far corner to its high, right, near one. */
  box(low: Vec3, high: Vec3, material: Material, options: BoxOptions = {}): this {
    const { axis = 'z', radius = 3, smoothness } = options;
    const [x0, y0, z0] = low;
    const [x1, y1, z1] = high;
    if (axis === 'z') return this.prism('z', roundedRect(x0, y0, x1, y1, radius, smoothness), z0, z1, material, options);
    if (axis === 'x') return this.prism('x', roundedRect(z0, y0, z1, y1, radius, smoothness), x0, x1, material, options);
    return this.prism('y', roundedRect(x0, z0, x1, z1, radius, smoothness), y0, y1, material, options);
  }

  /** Round bar between two points; `sections` is `'share radius, …'` along it. */
  rod(from: Vec3, to: Vec3, sections: string, material: Material, options?: RodOptions): this {
    drawRod(this, from, to, sections, material, options);
    return this;
  }

  /** Upright turned shape; `rings` is `'radius height, …'` from bottom to top. */
  lathe(x: number, z: number, rings: string, material: Material, options?: LatheOptions): this {
    drawLathe(this, x, z, rings, material, options);
    return this;
  }

  /** Many-coloured round bar between two points. */
  bar(from: Vec3, to: Vec3, sections: readonly Section[], contrast?: number): this {
    drawBar(this, from, to, sections, contrast);
    return this;
  }

  /** Many-coloured round bar that stands. */
  standingBar(x: number, z: number, bands: readonly Band[], top: string): this {
    drawStandingBar(this, x, z, bands, top);
    return this;
  }
}
