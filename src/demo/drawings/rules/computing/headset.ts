// A headset with a microphone boom.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { brandMark } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { lightOn } from '../kit/ink.ts';
import { metal, PALETTE, plastic, rubber } from '../kit/material.ts';
import { points2 } from '../kit/notation.ts';
import { circle } from '../kit/outline.ts';
import type { Vec2, Vec3 } from '../kit/vector.ts';

/** Half the width of the head. */
const REACH = 84;

export const headset: Drawing = {
  colour: '#34383f',
  brand: 'Quillet',
  fit: 0.84,
  angle: { yaw: 32, pitch: 14 },
  draw(art, look) {
    const footprint = points2('-86 -30, -70 36, 86 36, 100 -20');
    art.shadow(footprint, 90, { y: -62, softness: 18, strength: 0.8, core: 0.22 });
    drawFarCup(art, 4 - REACH, look);
    drawBand(art, look);
    drawNearCup(art, REACH - 4, look);
    drawBoom(art);
  },
};

const shell = (colour: string) => plastic(colour, { shine: 0.4 });
const cushion = rubber('#232529');

const cupOutline = (size: number): Vec2[] => circle(0, -16, 40 * size, 24).map(([x, y]): Vec2 => [x * 0.82, -16 + (y + 16) * 1.05]);
const facePoints = (size: number, x: number): Vec3[] => cupOutline(size).map(([z, y]): Vec3 => [x, y, z]);

function drawFarCup(art: Art, x: number, { colour }: Look): void {
  art.prism('x', cupOutline(0.94), x - 20, x - 6, shell(colour));
  art.prism('x', cupOutline(1.02), x - 6, x + 14, cushion, { rim: 0.25, fade: 0.12, holes: [] });
  art.face(facePoints(0.55, x + 14.2), [1, 0, 0], rubber('#15161a'), { fade: 0.25 });
}

function drawNearCup(art: Art, x: number, { colour, brand }: Look): void {
  art.prism('x', cupOutline(1.02), x - 14, x + 6, cushion);
  art.prism('x', cupOutline(0.94), x + 6, x + 20, shell(colour), { rim: 0.7 });
  art.face(facePoints(0.66, x + 20.5), [1, 0, 0], plastic(shade(colour, 0.12)), { rim: 0.6, rimWidth: 3 });
  art.on([x + 23.2, -7, 9], [0, 0, -1], [0, -1, 0], brandMark(0, 0, 18, lightOn(colour, 0.75), brand));
}

/** Outer shell, lit top, padded underside, and the steel sliders. */
function drawBand(art: Art, { colour }: Look): void {
  const arch = (r: number, z: number, y = 0): string =>
    `M ${-r} ${y} ${z} C ${-r - 4} ${y + r * 1.5} ${z}, ${r + 4} ${y + r * 1.5} ${z}, ${r} ${y} ${z}`;
  const flat = 'stroke-linecap="butt"';
  const gleam = art.fade(10, [0, '#fff', 0.2], [0.3, '#fff', 0.75], [0.55, '#fff', 0.25], [1, '#fff', 0]);
  art.tube(arch(REACH, -5), '#1d1f23', art.px(20));
  art.tube(arch(REACH + 1, 2, 1), shade(colour, -0.25), art.px(17), flat);
  art.tube(arch(REACH + 2.5, 3, 3), colour, art.px(11), flat);
  art.tube(arch(REACH + 5, 2, 5), gleam, art.px(3.2));
  for (const x of [-REACH, REACH]) {
    const slider = metal(PALETTE.steel, { banding: 0 });
    art.at({ x, y: 4, turnZ: x < 0 ? -3 : 3 }, () => art.box([-7, -16, -8], [7, 26, 10], slider));
  }
}

function drawBoom(art: Art): void {
  const x = REACH + 12;
  art.tube(`M ${x} -42 8 C ${x + 8} -74 40, 40 -78 96, 6 -62 112`, '#1d1f23', art.px(7));
  art.tube(`M ${x} -41 9 C ${x + 8} -72 41, 40 -76 96, 6 -60 112`, '#7d838b', art.px(1.8), 'opacity=".8"');
  art.rod([16, -65, 110], [-12, -57, 112], '0 6, .2 10, .8 10, 1 6', rubber('#2a2c31', { shine: 0.3 }));
}
