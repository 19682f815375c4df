// One long-lens camera, upper right of the goods, and one lamp, upper left and slightly in front.
import { add, cross, dot, radians, unit, type Vec2, type Vec3 } from './vector.ts';

/** Direction toward the lamp. */
export const LAMP: Vec3 = unit([-0.5, 0.8, 0.45]);

/** Turn to the right and height of the camera, in degrees. Parts are painted for yaw 5–50, pitch 8–52. */
export interface Angle {
  readonly yaw?: number;
  readonly pitch?: number;
}

/** How a measured drawing is brought onto the page: scaled, and its centre set on `at`. */
export interface Fit {
  readonly scale: number;
  readonly centre: Vec2;
  readonly at: Vec2;
}

/** Far enough that upright edges stay nearly upright. */
const DISTANCE = 2600;

export class Camera {
  /** World direction that points right on the page. */
  readonly right: Vec3;
  /** World direction that points up on the page. */
  readonly up: Vec3;
  /** World direction from the goods toward the viewer. */
  readonly toward: Vec3;
  /** The same, level: where the front of something round lies. */
  readonly front: Vec3;
  /** Where a mirror would have to face to throw the lamp at the viewer. */
  readonly glint: Vec3;
  /** Sine of the camera's height: how round a level circle looks. */
  readonly tilt: number;
  readonly #fit: Fit | null;

  constructor({ yaw = 30, pitch = 21 }: Angle, fit: Fit | null) {
    const turn = radians(yaw);
    const height = radians(pitch);
    this.right = [Math.cos(turn), 0, -Math.sin(turn)];
    this.toward = [Math.sin(turn) * Math.cos(height), Math.sin(height), Math.cos(turn) * Math.cos(height)];
    this.up = cross(this.toward, this.right);
    this.front = [Math.sin(turn), 0, Math.cos(turn)];
    this.glint = unit(add(LAMP, this.toward));
    this.tilt = Math.sin(height);
    this.#fit = fit;
  }

  /** How much larger than life something at this place looks: near things more. */
  magnification(world: Vec3): number {
    return DISTANCE / (DISTANCE - dot(world, this.toward));
  }

  /** Where a point of the world lies on the page. */
  project(world: Vec3): Vec2 {
    const near = this.magnification(world);
    const x = dot(world, this.right) * near;
    const y = -dot(world, this.up) * near;
    const fit = this.#fit;
    if (!fit) return [x, y];
    return [(x - fit.centre[0]) * fit.scale + fit.at[0], (y - fit.centre[1]) * fit.scale + fit.at[1]];
  }

  /** Length on the page of a length in the world. */
  onPage(length: number): number {
    return length * (this.#fit?.scale ?? 1);
  }
}
