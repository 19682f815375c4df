// Questions about closed outlines: turning, hull, overlap, and which points can go.
import { distance2, ringItem, type Vec2 } from './vector.ts';

/** A closed outline on a plane: its points in order, the last joined to the first. */
export type Outline = readonly Vec2[];

/** Every side of a closed outline, as its two ends. */
export function sides(outline: Outline): [Vec2, Vec2][] {
  return outline.map((point, index) => [point, ringItem(outline, index + 1)]);
}

/** Signed area doubled: positive when the outline turns counter-clockwise (y up). */
export function windingArea(outline: Outline): number {
  return sides(outline).reduce((sum, [a, b]) => sum + (a[0] * b[1] - b[0] * a[1]), 0);
}

export function isConvex(outline: Outline): boolean {
  let turn = 0;
  return outline.every((a, index) => {
    const b = ringItem(outline, index + 1);
    const c = ringItem(outline, index + 2);
    const area = (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
    if (Math.abs(area) < 1e-6) return true;
    turn ||= Math.sign(area);
    return Math.sign(area) === turn;
  });
}

/** Smallest convex outline around the points. */
export function hull(points: Outline): Vec2[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: Outline): Vec2[] => {
    const chain: Vec2[] = [];
    for (const point of list) {
      for (;;) {
        const last = chain.at(-1);
        const beforeLast = chain.at(-2);
        if (!last || !beforeLast) break;
        const turn = (last[0] - beforeLast[0]) * (point[1] - beforeLast[1]) - (last[1] - beforeLast[1]) * (point[0] - beforeLast[0]);
        if (turn > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** The part of one convex polygon that lies inside another. */
export function clip(subject: Outline, window: Outline): Vec2[] {
  const ring = windingArea(window) < 0 ? [...window].reverse() : window;
  return sides(ring).reduce<Vec2[]>(
    (inside, [a, b]) => {
      const side = (p: Vec2): number => (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
      return inside.flatMap((point, index) => {
        const next = ringItem(inside, index + 1);
        const [here, there] = [side(point), side(next)];
        const kept: Vec2[] = here >= 0 ? [point] : [];
        if (here * there < 0) {
          const share = here / (here - there);
          kept.push([point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]);
        }
        return kept;
      });
    },
    [...subject],
  );
}

/** An outline without the points that a straight line already explains, within `tolerance`. */
export function thinned(outline: Outline, tolerance: number): Vec2[] {
  const middle = outline.length >> 1;
  const [first] = outline;
  if (!first) return [];
  return [
    ...thinnedLine(outline.slice(0, middle + 1), tolerance).slice(0, -1),
    ...thinnedLine([...outline.slice(middle), first], tolerance).slice(0, -1),
  ];
}

function thinnedLine(line: Outline, tolerance: number): Vec2[] {
  const [a] = line;
  const z = line.at(-1);
  if (line.length < 3 || !a || !z) return [...line];
  const length = distance2(a, z);
  let worst = 0;
  let worstAt = 0;
  line.forEach((p, index) => {
    const error = length < 1e-6 ? distance2(a, p) : Math.abs((z[0] - a[0]) * (p[1] - a[1]) - (z[1] - a[1]) * (p[0] - a[0])) / length;
    if (error > worst) {
      worst = error;
      worstAt = index;
    }
  });
  if (worst <= tolerance) return [a, z];
  return [...thinnedLine(line.slice(0, worstAt + 1), tolerance).slice(0, -1), ...thinnedLine(line.slice(worstAt), tolerance)];
}
