// A gallon jug with a handle and a cap: bleach, floor finish, concentrate.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { onPaper } from '../kit/ink.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { fittedWords, rect, shape } from '../kit/print.ts';

export const jug: Drawing = {
  colour: '#3f7fb0',
  brand: 'Clearday',
  fit: 0.86,
  angle: { yaw: 28, pitch: 16 },
  draw(art, { colour, brand, label }) {
    art.shadow(boxFootprint(-72, -46, 72, 46), 200);
    const outline = corners('-72 0 r12, 72 0 r12, 72 150 r24, 64 192 r22, 26 214 r8, 22 228 r2, -22 228 r2, -26 214 r8, -72 176 r30', 5);
    const opening = corners('38 120 r12, 58 120 r10, 54 184 r12, 36 194 r10', 4);
    art.prism('z', outline, -44, 44, plastic(shade(colour, 0.25), { lift: 0.7, drop: 0.34 }), {
      rim: 0.8,
      rimWidth: 3,
      holes: [opening],
      core: shade(colour, -0.35),
    });
    art.lathe(0, 0, '24 226, 25 230, 25 252, 22 256', plastic(shade(colour, -0.35)));
    const paper =
      rect(0, 0, 96, 104, '#f8f5ee', 8) +
      rect(0, 0, 96, 34, onPaper(colour, 0.15), 8) +
      lockup(48, 10, 14, brand, '#fff', { anchor: 'middle', room: 82 }) +
      shape('M48 46c14 18 18 24 18 32a18 18 0 0 1-36 0c0-8 4-14 18-32z', colour) +
      fittedWords(48, 99, 10, label, onPaper(colour, 0.4), 84, { anchor: 'middle' });
    art.onFront(-62, 122, 44.4, paper);
  },
};
