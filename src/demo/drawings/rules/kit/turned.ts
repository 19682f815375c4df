// Round solids: bars between two points, upright turned shapes, and cheap many-coloured bars.
import { LAMP } from './camera.ts';
import { shade } from './colour.ts';
import { thinnedStops, type Stop } from './gradient.ts';
import type { Material } from './material.ts';
import { rows } from './notation.ts';
import { pair, tenths } from './number-text.ts';
import { pathData as pathOf } from './path-data.ts';
import type { Surface } from './surface.ts';
import { add, between, between2, cross, degrees, dot, firstOf, lastOf, ringItem, scaled, unit, type Vec2, type Vec3 } from './vector.ts';

export interface RodOptions {
  /** Colour or gradient of the near end. */
  readonly end?: string;
}

/** The bar's own directions: along it, across it on the page, and toward the viewer. */
function barFrame(art: Surface, start: Vec3, end: Vec3): { along: Vec3; side: Vec3; front: Vec3 } {
  const along = unit(add(end, start, -1));
  const side = unit(cross(along, art.camera.toward));
  const front = cross(side, along);
  return { along, side, front: dot(front, art.camera.toward) < 0 ? scaled(front, -1) : front };
}

/** Colours across a round body, from one flank over the front to the other. */
function roundStops(art: Surface, material: Material, side: Vec3, front: Vec3, steps: number, reach: number): Stop[] {
  return Array.from({ length: steps + 1 }, (_, step): Stop => {
    const angle = (step / steps - 0.5) * Math.PI * reach;
    const normal = add(scaled(side, Math.sin(angle)), front, Math.cos(angle));
    return [(Math.sin(angle) + 1) / 2, art.litInWorld(material, normal)];
  });
}

const lineTo = (points: readonly Vec2[]): string => (points.length ? 'L' + points.map(pair).join(' ') : '');

/** Round bar between two points; `sections` is `'share radius, …'` along it: lamp arms, handles, cones, rollers. */
export function drawRod(art: Surface, from: Vec3, to: Vec3, sections: string, material: Material, options: RodOptions = {}): void {
  const profile = rows(sections).map(([share = 0, radius = 0]): Vec2 => [share, radius]);
  const [start, end] = [art.world(from), art.world(to)];
  const { along, side, front } = barFrame(art, start, end);
  const at = (share: number, offset: number): Vec2 => art.camera.project(add(between(start, end, share), side, offset));

  const widest = Math.max(...profile.map(([, radius]) => radius));
  const middle = ringItem(profile, profile.length >> 1)[0];
  const pageRadius = art.px(widest);
  const tolerance = pageRadius < 14 ? 28 : pageRadius < 36 ? 15 : 10;
  const stops = thinnedStops(roundStops(art, material, side, front, 4, 0.94), tolerance);
  const fill = art.blend(at(middle, -widest), at(middle, widest), stops);

  const left = profile.map(([share, radius]) => at(share, radius));
  const right = profile.map(([share, radius]) => at(share, -radius)).reverse();
  const foreshortening = Math.abs(dot(along, art.camera.toward));
  const [startLeft, startRight, endLeft, endRight] = [firstOf(left), lastOf(right), lastOf(left), firstOf(right)];
  const across: Vec2 = [startLeft[0] - startRight[0], startLeft[1] - startRight[1]];
  const ahead: Vec2 = [endLeft[0] + endRight[0] - startLeft[0] - startRight[0], endLeft[1] + endRight[1] - startLeft[1] - startRight[1]];
  const spin = degrees(Math.atan2(across[1], across[0]));
  const sweep = across[0] * ahead[1] - across[1] * ahead[0] > 0 ? 1 : 0;
  const round = (radius: number, target: Vec2): string => {
    const r = art.px(radius);
    if (r < 1.5) return `L${pair(target)}`;
    return `A${tenths(r)} ${tenths(r * foreshortening)} ${Math.round(spin)} 0 ${sweep} ${pair(target)}`;
  };
  art.include(left);
  art.include(right);
  const farSide = lineTo(left.slice(1)) + round(lastOf(profile)[1], endRight);
  const backSide = lineTo(right.slice(1)) + round(firstOf(profile)[1], startLeft);
  art.path(`M${pair(startLeft)}${farSide}${backSide}z`, fill);

  const nearIndex = dot(along, art.camera.toward) > 0 ? profile.length - 1 : 0;
  const radius = art.px(ringItem(profile, nearIndex)[1]);
  if (radius * foreshortening <= 1.2) return;
  const centre = between2(ringItem(left, nearIndex), ringItem(right, profile.length - 1 - nearIndex), 0.5);
  const turnedAway = along[0] * (nearIndex ? 1 : -1) > 0.3;
  const size = `rx="${tenths(radius)}" ry="${tenths(radius * foreshortening)}"`;
  const place = `transform="translate(${pair(centre)})rotate(${Math.round(spin)})"`;
  art.markup(`<ellipse ${size} ${place} fill="${options.end ?? shade(material.colour, turnedAway ? -0.3 : -0.08)}"/>`);
}

/** One stretch of a many-coloured bar: where and how wide it starts and ends, its colour, the colour of its end. */
export type Section = readonly [from: number, radius: number, to: number, endRadius: number, colour: string, end?: string];

const VEIL_SHADE = '#1a1014';

/** Many-coloured round bar between two points: flat colours under one veil of light and shade (pens, markers). */
export function drawBar(art: Surface, from: Vec3, to: Vec3, sections: readonly Section[], contrast = 1): void {
  const [start, end] = [art.world(from), art.world(to)];
  const along = unit(add(end, start, -1));
  const anySide = unit(cross(along, art.camera.toward));
  const side = dot(anySide, LAMP) < 0 ? scaled(anySide, -1) : anySide;
  const at = (share: number, offset: number): Vec2 => art.camera.project(add(between(start, end, share), side, offset));
  const upper: Vec2[] = [];
  const lower: Vec2[] = [];
  for (const [t0, r0, t1, r1, colour, endColour] of sections) {
    const [a, b, c, d] = [at(t0, r0), at(t1, r1), at(t1, -r1), at(t0, -r0)];
    art.include([a, b, c, d]);
    art.path(pathOf([a, b, c, d]), colour);
    upper.push(a, b);
    lower.unshift(c, d);
    if (!endColour) continue;
    const radius = art.px(r1);
    const spin = tenths(degrees(Math.atan2(c[1] - b[1], c[0] - b[0])) - 90);
    const size = `rx="${tenths(radius * Math.abs(dot(along, art.camera.toward)))}" ry="${tenths(radius)}"`;
    art.markup(`<ellipse ${size} transform="translate(${pair(between2(b, c, 0.5))})rotate(${spin})" fill="${endColour}"/>`);
  }
  const widest = Math.max(...sections.map(([, r0, , r1]) => Math.max(r0, r1)));
  const veil: Stop[] = [
    [0, '#fff', 0.15 * contrast],
    [0.2, '#fff', 0.55 * contrast],
    [0.42, '#fff', 0],
    [0.6, VEIL_SHADE, 0.06],
    [1, VEIL_SHADE, 0.5],
  ];
  art.path(pathOf([...upper, ...lower]), art.blend(at(0.5, widest), at(0.5, -widest), veil));
}
