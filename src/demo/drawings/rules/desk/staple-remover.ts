// A staple remover: two steel fangs under plastic grips, open.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { gloss, metal, PALETTE, plastic } from '../kit/material.ts';
import { boxFootprint, circle, corners } from '../kit/outline.ts';
import type { Vec2, Vec3 } from '../kit/vector.ts';

/** Thin plate whose front end is a curved fang. */
const CHEEK = '10 -6 r5, 10 8 r5, -34 14 r90, -84 8 r26, -98 -6 r14, -96 -28 r1, -88 -15 r24, -76 -6 r14, -50 -5 r30, -20 -8 r20';
const BRIDGE = '-20 14, -20 10, -60 8, -84 2, -84 8, -60 12';
const GRIP = '14 -2 r6, 15 14 r16, -12 28 r60, -52 31 r34, -70 14 r6, -64 9 r4, -40 9 r8, -14 4 r8';
const GLEAM: readonly Vec2[] = [
  [-96, -30],
  [-95, -10],
  [-84, 5],
  [-60, 10],
];

export const stapleRemover: Drawing = {
  colour: '#3a6ea5',
  brand: 'Castor & Main',
  fit: 0.74,
  angle: { yaw: 34, pitch: 16 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-92, -17, 20, 17), 50, { softness: 10, core: 0.3 });
    art.at({ y: 38, turnZ: 14 }, () => drawJaw(art, -1, colour));
    art.at({ y: 38, turnZ: -33 }, () => drawJaw(art, 1, colour));
    art.at({ x: 3, y: 38, z: 19 }, () => art.prism('z', circle(0, 0, 8, 16), 0, 3, steel));
  },
};

const steel = metal(PALETTE.steel, { banding: 0, shine: 0.3 });

/** The lower jaw is the upper one turned over: `side` is -1. */
function drawJaw(art: Art, side: 1 | -1, colour: string): void {
  const turned = (outline: string, smoothness?: number): Vec2[] => corners(outline, smoothness).map(([x, y]): Vec2 => [x, y * side]);
  art.sheet(turned(CHEEK), -16, plastic(shade(PALETTE.steel, -0.3)));
  art.prism('z', turned(BRIDGE), -15, 15, steel);
  art.sheet(turned(CHEEK), 16, steel, { width: 3, fade: 0.12 });
  const gleam = GLEAM.map(([x, y]): Vec3 => [x, y * side, 17.3]);
  art.line(gleam, '#fff', 1.6, 'opacity=".7"');
  art.prism('z', turned(GRIP), -19, 19, gloss(colour), { rim: 0.7 });
}
