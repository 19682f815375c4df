// The workhorse solid: an outline pushed along an axis. Curved sides become one exact gradient each.
import { shade } from './colour.ts';
import { thinnedStops, type Stop } from './gradient.ts';
import type { Material } from './material.ts';
import { pathData } from './path-data.ts';
import { clip, isConvex, sides, thinned, windingArea, type Outline } from './polygon.ts';
import type { FaceOptions, Surface } from './surface.ts';
import { dot, firstOf, lastOf, ringItem, scaled, unit, type Vec2, type Vec3 } from './vector.ts';

export type Axis = 'x' | 'y' | 'z';

export interface PrismOptions extends FaceOptions {
  /** Openings through the solid. */
  readonly holes?: readonly Outline[];
  /** Colour of the inside of the holes. */
  readonly core?: string;
  readonly coreAngle?: number;
  /** Another material for the near end. */
  readonly cap?: Material;
  /** Leaves the near end away, when something else covers it. */
  readonly open?: boolean;
}

/** A stretch of neighbouring side walls that face the viewer. */
interface Wall {
  readonly depth: number;
  readonly points: readonly Vec2[];
  readonly fill: string;
}

interface Prism {
  readonly outline: Outline;
  readonly normals: readonly Vec2[];
  readonly place: (point: Vec2, along: number) => Vec3;
  readonly from: number;
  readonly to: number;
  readonly material: Material;
  /** The near end is a convex face that hides the near edge of the walls. */
  readonly capped: boolean;
}

/** An outline lies in (x, y) along z, in (z, y) along x, and in (x, z) along y. */
const PLACE: Record<Axis, (point: Vec2, along: number) => Vec3> = {
  z: ([a, b], along) => [a, b, along],
  x: ([a, b], along) => [along, b, a],
  y: ([a, b], along) => [a, along, b],
};

const AXIS: Record<Axis, Vec3> = { z: [0, 0, 1], x: [1, 0, 0], y: [0, 1, 0] };

/** Walls that turn less than this share one smooth gradient (cosine). */
const SMOOTH = 0.75;

export function drawPrism(
  art: Surface,
  axis: Axis,
  profile: Outline,
  from: number,
  to: number,
  material: Material,
  options: PrismOptions = {},
): void {
  const outline = thinned(profile, 0.4 / art.px(1));
  const place = PLACE[axis];
  const holes = options.holes ?? [];
  const away = dot(art.direction(AXIS[axis]), art.camera.toward) < 0;
  const capped = !options.holes && !options.open && isConvex(outline) && !away;
  const prism: Prism = { outline, normals: outwardNormals(outline), place, from, to, material, capped };
  const walls = visibleRuns(art, prism).map((run) => wallOf(art, prism, run));
  for (const wall of walls.sort((a, b) => a.depth - b.depth)) {
    art.include(wall.points);
    art.path(pathData(wall.points), wall.fill, `stroke="${wall.fill}"`);
  }
  const [nearEnd, farEnd] = away ? [from, to] : [to, from];
  const at = (along: number) => (point: Vec2) => place(point, along);
  if (options.core) {
    for (const hole of holes) drawCore(art, hole.map(at(nearEnd)), hole.map(at(farEnd)), options.core, options.coreAngle);
  }
  if (options.open) return;
  const normal = away ? scaled(AXIS[axis], -1) : AXIS[axis];
  const cuts = holes.map((hole) => hole.map(at(nearEnd)));
  art.face(outline.map(at(nearEnd)), normal, options.cap ?? material, { rim: 0.4, ...options }, cuts);
}

function outwardNormals(outline: Outline): Vec2[] {
  const sign = windingArea(outline) > 0 ? 1 : -1;
  return sides(outline).map(([a, b]) => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [(sign * (b[1] - a[1])) / length, (sign * (a[0] - b[0])) / length];
  });
}

/** Which walls the viewer sees, as runs of neighbours (indices into the outline). */
function visibleRuns(art: Surface, { normals, place }: Prism): number[][] {
  const visible = normals.map((normal) => dot(art.direction(place(normal, 0)), art.camera.toward) > 0.001);
  const count = visible.length;
  const runs: number[][] = [];
  for (let start = 0; start < count; start++) {
    if (!visible[start] || ringItem(visible, start - 1)) continue;
    const run: number[] = [];
    for (let index = start; visible[index % count] && run.length < count; index++) run.push(index % count);
    runs.push(run);
  }
  if (runs.length === 0 && visible[0]) runs.push([...visible.keys()]);
  return runs;
}

function wallOf(art: Surface, prism: Prism, run: readonly number[]): Wall {
  const { outline, place, from, to } = prism;
  const edges = [...run, (lastOf(run) + 1) % outline.length].map((index) => ringItem(outline, index));
  const near = edges.map((point) => art.page(place(point, to)));
  const far = edges.map((point) => art.page(place(point, from)));
  return {
    depth: Math.max(...edges.map((point) => dot(art.world(place(point, to)), art.camera.toward))),
    points: [...(prism.capped ? [firstOf(near), lastOf(near)] : near), ...far.toReversed()],
    fill: wallFill(
      art,
      prism,
      run,
      near.map((point, i) => middle(point, ringItem(far, i))),
    ),
  };
}

const middle = (a: Vec2, b: Vec2): Vec2 => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Direction of the axis on the page. */
function axisOnPage(art: Surface, { outline, place, from, to }: Prism): Vec2 {
  const start = art.page(place(firstOf(outline), from));
  const end = art.page(place(firstOf(outline), to));
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]) || 1;
  return [(end[0] - start[0]) / length, (end[1] - start[1]) / length];
}

function wallFill(art: Surface, prism: Prism, run: readonly number[], middles: readonly Vec2[]): string {
  const along = axisOnPage(art, prism);
  const acrossAxis: Vec2 = [-along[1], along[0]];
  const across = middles.map((point) => point[0] * acrossAxis[0] + point[1] * acrossAxis[1]);
  const [low, high] = [Math.min(...across), Math.max(...across)];
  const lit = litPlaces(art, prism, run, across);
  if (firstOf(lit)[0] > lastOf(lit)[0]) lit.reverse();
  const width = high - low;
  const stops = lit.map(([place, colour]): Stop => {
    return [width < 1 ? 0 : Math.round(((place - low) / width) * 1000) / 1000, colour];
  });
  const distinct = stops.filter((stop, i) => i === 0 || i === stops.length - 1 || !isRepeat(stops, stop, i));
  const kept = thinnedStops(distinct, width < 30 ? 24 : width < 90 ? 14 : 9);
  const colour = firstOf(kept)[1];
  if (kept.every((stop) => stop[1] === colour)) return colour;
  const start = firstOf(middles);
  const offset = start[0] * along[0] + start[1] * along[1];
  const onLine = (t: number): Vec2 => [acrossAxis[0] * t + along[0] * offset, acrossAxis[1] * t + along[1] * offset];
  return art.blend(onLine(low), onLine(high), kept);
}

function isRepeat(stops: readonly Stop[], stop: Stop, index: number): boolean {
  const before = stops[index - 1];
  const after = stops[index + 1];
  const sameAsBoth = stop[1] === before?.[1] && stop[1] === after?.[1];
  return sameAsBoth || (stop[0] === before?.[0] && stop[1] === before?.[1]);
}

/** The colour at both ends of every wall of a run; neighbours that bend gently share the normal between them. */
function litPlaces(art: Surface, prism: Prism, run: readonly number[], across: readonly number[]): Stop[] {
  return run.flatMap((edge, position) => {
    const own = ringItem(prism.normals, edge);
    const end = (neighbour: number | undefined, place: number): Stop => {
      const other = neighbour === undefined ? own : ringItem(prism.normals, neighbour);
      const smooth = neighbour !== undefined && other[0] * own[0] + other[1] * own[1] > SMOOTH;
      const [x, y] = smooth ? unit([own[0] + other[0], own[1] + other[1], 0]) : own;
      return [ringItem(across, place), art.lit(prism.material, prism.place([x, y], 0))];
    };
    return [end(run[position - 1], position), end(run[position + 1], position + 1)];
  });
}

/** The inside of a hole, seen through its near end. */
function drawCore(art: Surface, near: readonly Vec3[], far: readonly Vec3[], colour: string, angle = 20): void {
  const rim = near.map((point) => art.page(point));
  const beyond = far.map((point) => art.page(point));
  const fill = art.fade(angle, [0, shade(colour, -0.45)], [0.6, shade(colour, -0.12)], [1, shade(colour, 0.15)]);
  art.path(pathData(rim) + pathData(clip(beyond, rim)), fill, 'fill-rule="evenodd"');
}
