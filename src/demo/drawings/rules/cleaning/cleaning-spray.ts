// A spray bottle of cleaner with a trigger head.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { whiteOn } from '../kit/ink.ts';
import { gloss, plastic } from '../kit/material.ts';
import { corners, roundedRect, roundFootprint } from '../kit/outline.ts';
import { fittedWords, shape, starPath, stroke, words } from '../kit/print.ts';
import { add, type Vec2, type Vec3 } from '../kit/vector.ts';
import { drawLabelBand } from '../kit/label-band.ts';

const LABEL_RADIUS = 48.3;

export const cleaningSpray: Drawing = {
  colour: '#38a0a8',
  printsWords: true,
  brand: 'Ondine',
  fit: 0.9,
  angle: { yaw: 26, pitch: 14 },
  draw(art, look) {
    art.shadow(roundFootprint(0, 0, 46, 16), 180);
    drawBottle(art, look.colour);
    drawLabel(art, look);
    drawHead(art, look.colour);
  },
};

function drawBottle(art: Art, colour: string): void {
  const liquid = gloss(colour, { lift: 0.7, drop: 0.32 });
  art.lathe(0, 0, '42 0, 48 6, 48 60, 47 120, 40 158, 22 190, 18 204', liquid, { smooth: true, top: false });
  const onFlank = ([across, y]: Vec2): Vec3 => add([0, y, 0], art.camera.right, across);
  const gleam: Vec2[] = [
    [-36, 24],
    [-40, 24],
    [-41, 120],
    [-34, 158],
    [-30, 160],
    [-36, 120],
  ];
  art.polygon(gleam.map(onFlank), '#fff', `opacity=".5" filter="${art.blur(2)}"`);
  art.billboard([0, 0, 0], [-40, -40, 40, 0], '');
}

function drawLabel(art: Art, { colour, brand, label }: Look): void {
  drawLabelBand(art, LABEL_RADIUS, 30, 122, '#f6f2ea');
  drawLabelBand(art, LABEL_RADIUS, 30, 52, shade(colour, -0.25));
  const { front, right } = art.camera;
  const stars = starPath(-20, 50, 9, 4, 0.3) + starPath(0, 46, 6, 4, 0.3) + starPath(16, 52, 8, 4, 0.3);
  const print =
    lockup(-4, 6, 13, brand, shade(colour, -0.4), { anchor: 'middle', room: 74 }) +
    words(-4, 33, 9, 'CLEANER', shade(colour, -0.25), { anchor: 'middle', width: 44 }) +
    shape(stars, colour) +
    fittedWords(-4, 80, 9, label, whiteOn(colour), 56, { anchor: 'middle' });
  art.on(add([0, 118, 0], front, 49), right, [0, -1, 0], print);
}

function drawHead(art: Art, colour: string): void {
  const white = plastic('#f1ede6', { drop: 0.36 });
  const accent = plastic(shade(colour, -0.3));
  art.lathe(0, 0, '23 198, 24 204, 23 224, 19 230', white);
  const trigger = '-34 246 r2, -30 240 r4, -18 236 r10, -16 218 r4, -24 200 r4, -50 172 r3, -55 176 r3, -40 204 r8, -34 240 r2';
  art.prism('z', corners(trigger, 3), -7, 7, accent, { rim: 0.5 });
  const shroud = '-16 226 r4, 16 226 r6, 24 238 r8, 40 262 r10, 30 272 r8, -58 274 r4, -60 248 r4, -30 246 r4';
  art.prism('z', corners(shroud, 3), -13, 13, white, { rim: 0.8 });
  art.prism('z', roundedRect(-76, 250, -58, 272, 4), -12, 12, accent, { rim: 0.6 });
  art.onFront(-46, 268, 13.2, stroke('M6 4h46M6 9h40', '#cfc7b9', 2.5));
}
