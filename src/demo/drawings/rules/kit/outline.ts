// Outlines on a plane: what a solid is pushed out of, and where it stands.
import { rows } from './notation.ts';
import { ringItem, type Vec2 } from './vector.ts';

type Corner = readonly [x: number, y: number, radius: number];

/** How many straight steps one rounded corner takes; the prism later drops what the page cannot show. */
function stepsOfCorner(radius: number, angle: number, smoothness: number): number {
  if (radius < 5) return 2;
  return Math.max(radius > 100 ? 6 : 3, Math.round((smoothness * 1.5 * (Math.PI - angle)) / 1.57));
}

function roundCorner(before: Corner, corner: Corner, after: Corner, smoothness: number): Vec2[] {
  const [x, y, radius] = corner;
  if (!radius) return [[x, y]];
  const back: Vec2 = [before[0] - x, before[1] - y];
  const ahead: Vec2 = [after[0] - x, after[1] - y];
  const backLength = Math.hypot(back[0], back[1]);
  const aheadLength = Math.hypot(ahead[0], ahead[1]);
  const cosine = (back[0] * ahead[0] + back[1] * ahead[1]) / backLength / aheadLength;
  const angle = Math.acos(Math.max(-1, Math.min(1, cosine)));
  const reach = Math.min(radius / Math.tan(angle / 2), backLength * 0.499, aheadLength * 0.499);
  const start: Vec2 = [x + (back[0] / backLength) * reach, y + (back[1] / backLength) * reach];
  const end: Vec2 = [x + (ahead[0] / aheadLength) * reach, y + (ahead[1] / aheadLength) * reach];
  const weight = Math.sin(angle / 2);
  const steps = stepsOfCorner(radius, angle, smoothness);
  // a rational quadratic curve: an exact arc when both sides are long enough
  return Array.from({ length: steps + 1 }, (_, step): Vec2 => {
    const t = step / steps;
    const a = (1 - t) ** 2;
    const b = 2 * t * (1 - t) * weight;
    const d = t * t;
    const sum = a + b + d;
    return [(a * start[0] + b * x + d * end[0]) / sum, (a * start[1] + b * y + d * end[1]) / sum];
  });
}

function rounded(list: readonly Corner[], smoothness: number): Vec2[] {
  return list.flatMap((corner, index) => roundCorner(ringItem(list, index - 1), corner, ringItem(list, index + 1), smoothness));
}

/** A closed outline from its corners, `'x y'` or `'x y rRadius'`: `corners('0 0, 40 0 r6, 40 20 r6, 0 20')`. */
export function corners(text: string, smoothness = 4): Vec2[] {
  return rounded(
    rows(text).map(([x = 0, y = 0, radius = 0]) => [x, y, radius]),
    smoothness,
  );
}

export function roundedRect(x0: number, y0: number, x1: number, y1: number, radius = 0, smoothness = 4): Vec2[] {
  const box: Corner[] = [
    [x0, y0, radius],
    [x1, y0, radius],
    [x1, y1, radius],
    [x0, y1, radius],
  ];
  return rounded(box, smoothness);
}

export function circle(centreX: number, centreY: number, radius: number, steps = 36): Vec2[] {
  return Array.from({ length: steps }, (_, step): Vec2 => {
    const angle = (step / steps) * 2 * Math.PI;
    return [centreX + radius * Math.cos(angle), centreY + radius * Math.sin(angle)];
  });
}

/** Footprint of a box on the floor: x and z of its corners. */
export function boxFootprint(x0: number, z0: number, x1: number, z1: number): Vec2[] {
  return [
    [x0, z0],
    [x1, z0],
    [x1, z1],
    [x0, z1],
  ];
}

/** Footprint of something round. */
export const roundFootprint = (x: number, z: number, radius: number, steps = 14): Vec2[] => circle(x, z, radius, steps);
