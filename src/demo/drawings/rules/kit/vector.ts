// Arithmetic of points and directions. World axes: x right, y up, z toward the viewer, in millimetres.

export type Vec2 = readonly [x: number, y: number];
export type Vec3 = readonly [x: number, y: number, z: number];

const DEGREES_TO_RADIANS = Math.PI / 180;

export const radians = (degrees: number): number => degrees * DEGREES_TO_RADIANS;
export const degrees = (angle: number): number => angle / DEGREES_TO_RADIANS;

export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** `a + b * factor`. */
export const add = (a: Vec3, b: Vec3, factor = 1): Vec3 => [a[0] + b[0] * factor, a[1] + b[1] * factor, a[2] + b[2] * factor];

export const scaled = (a: Vec3, factor: number): Vec3 => [a[0] * factor, a[1] * factor, a[2] * factor];

export const cross = (a: Vec3, b: Vec3): Vec3 => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

export const unit = (a: Vec3): Vec3 => {
  const length = Math.hypot(a[0], a[1], a[2]) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** The point `share` of the way from a to b in space. */
export const between = (a: Vec3, b: Vec3, share: number): Vec3 => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** The point `share` of the way from a to b on the page. */
export const between2 = (a: Vec2, b: Vec2, share: number): Vec2 => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];

export const distance2 = (a: Vec2, b: Vec2): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** Item of a closed ring: any whole index, counted round and round. */
export function ringItem<T>(ring: readonly T[], index: number): T {
  const item = ring[((index % ring.length) + ring.length) % ring.length];
  if (item === undefined) throw new RangeError('a ring without items has no item');
  return item;
}

export const firstOf = <T>(list: readonly T[]): T => ringItem(list, 0);
export const lastOf = <T>(list: readonly T[]): T => ringItem(list, -1);
