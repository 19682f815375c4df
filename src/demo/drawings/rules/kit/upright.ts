// Round solids that stand: bottles, cups, rolls, lamp feet.
import { thinnedStops, type Stop } from './gradient.ts';
import { shade } from './colour.ts';
import type { Material } from './material.ts';
import { rows } from './notation.ts';
import { pair, tenths } from './number-text.ts';
import type { Surface } from './surface.ts';
import { add, firstOf, lastOf, ringItem, scaled, unit, type Vec2 } from './vector.ts';

export interface LatheOptions {
  /** Joins the rings by curves instead of straight flanks. */
  readonly smooth?: boolean;
  /** False leaves the top away. */
  readonly top?: boolean;
  readonly topFill?: string;
}

/** A level ring on the page: its centre and its radius. */
type Ring = readonly [x: number, y: number, radius: number];

/** Draws from one flank point to the next: straight, or a curve through them all. */
function flank(points: readonly Vec2[], smooth: boolean): string {
  return points
    .slice(1)
    .map((b, index) => {
      if (!smooth) return `L${pair(b)}`;
      const a = ringItem(points, index);
      const before = points[index - 1] ?? a;
      const after = points[index + 2] ?? b;
      const leave: Vec2 = [a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6];
      const arrive: Vec2 = [b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6];
      return `C${pair(leave)} ${pair(arrive)} ${pair(b)}`;
    })
    .join('');
}

/** Upright turned shape at (x, z); `rings` is `'radius height, …'` from bottom to top. */
export function drawLathe(art: Surface, x: number, z: number, rings: string, material: Material, options: LatheOptions = {}): void {
  const { camera } = art;
  const discs = rows(rings).map(([radius = 0, height = 0]): Ring => {
    const centre = art.page([x, height, z]);
    const edge = camera.project(add(art.world([x, height, z]), camera.right, radius));
    return [centre[0], centre[1], edge[0] - centre[0]];
  });
  const left = discs.map(([cx, cy, r]): Vec2 => [cx - r, cy]);
  const right = discs.map(([cx, cy, r]): Vec2 => [cx + r, cy]);
  const bottom = firstOf(discs);
  const top = lastOf(discs);
  art.include(left);
  art.include(right);
  art.include([[bottom[0], bottom[1] + bottom[2] * camera.tilt]]);

  const fill = art.fade(0, ...thinnedStops(flankStops(art, material), 10));
  const back = right.toReversed();
  const over = `A${tenths(top[2])} ${tenths(top[2] * camera.tilt)} 0 0 1 ${pair(firstOf(back))}`;
  const under = `A${tenths(bottom[2])} ${tenths(bottom[2] * camera.tilt)} 0 0 1 ${pair(firstOf(left))}`;
  const smooth = options.smooth ?? false;
  art.path(`M${pair(firstOf(left))}${flank(left, smooth)}${over}${flank(back, smooth)}${under}z`, fill);

  if (options.top !== false && top[2] > 1) {
    const colour = art.lit(material, [0, 1, 0]);
    const topFill = options.topFill ?? art.fade(40, [0, shade(colour, 0.15)], [1, shade(colour, -0.1)]);
    art.markup(ellipse(top, camera.tilt, topFill));
  }
  art.include([[top[0], top[1] - top[2] * camera.tilt]]);
}

function flankStops(art: Surface, material: Material): Stop[] {
  const { toward, right } = art.camera;
  const front = unit([toward[0], 0, toward[2]]);
  return Array.from({ length: 8 }, (_, step): Stop => {
    const angle = (step / 7 - 0.5) * Math.PI * 0.96;
    const normal = add(scaled(right, Math.sin(angle)), front, Math.cos(angle));
    return [(Math.sin(angle) + 1) / 2, art.litInWorld(material, normal)];
  });
}

const ellipse = ([x, y, r]: Ring, tilt: number, fill: string): string =>
  `<ellipse cx="${tenths(x)}" cy="${tenths(y)}" rx="${tenths(r)}" ry="${tenths(r * tilt)}" fill="${fill}"/>`;

/** One stretch of a standing many-coloured bar: radius and height at its foot and at its head, and its colour. */
export type Band = readonly [radius: number, y: number, headRadius: number, headY: number, colour: string];

/** Many-coloured round bar that stands at (x, z), from bottom to top; `top` is the colour of its upper end. */
export function drawStandingBar(art: Surface, x: number, z: number, bands: readonly Band[], top: string): void {
  const { tilt } = art.camera;
  const ring = (radius: number, height: number): Ring => {
    const [cx, cy] = art.page([x, height, z]);
    return [cx, cy, art.px(radius) * art.camera.magnification(art.world([x, height, z]))];
  };
  const body = (foot: Ring, head: Ring): string => {
    const sides = (r: Ring): [Vec2, Vec2] => [
      [r[0] - r[2], r[1]],
      [r[0] + r[2], r[1]],
    ];
    const [footLeft, footRight] = sides(foot);
    const [headLeft, headRight] = sides(head);
    const over = `A${tenths(head[2])} ${tenths(head[2] * tilt)} 0 0 1 ${pair(headRight)}`;
    const under = `A${tenths(foot[2])} ${tenths(foot[2] * tilt)} 0 0 1 ${pair(footLeft)}`;
    return `M${pair(footLeft)}L${pair(headLeft)}${over}L${pair(footRight)}${under}z`;
  };
  for (const [r0, y0, r1, y1, colour] of bands) {
    const [foot, head] = [ring(r0, y0), ring(r1, y1)];
    art.include([
      [foot[0] - foot[2], foot[1] + foot[2] * tilt],
      [head[0] + head[2], head[1] - head[2] * tilt],
    ]);
    art.path(body(foot, head), colour);
  }
  const veil = art.fade(0, [0, '#fff', 0.1], [0.22, '#fff', 0.5], [0.45, '#fff', 0], [0.6, '#1a1014', 0.05], [1, '#1a1014', 0.5]);
  for (const [r0, y0, r1, y1] of bands) art.path(body(ring(r0, y0), ring(r1, y1)), veil);
  const [, , headRadius, headY] = lastOf(bands);
  art.markup(ellipse(ring(headRadius, headY), tilt, top));
}
