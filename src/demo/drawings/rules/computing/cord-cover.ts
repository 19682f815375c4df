// A cord cover for floors: a low rubber ramp, cut open at its end, with the cable that runs through it.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { rubber } from '../kit/material.ts';
import { boxFootprint, circle, corners } from '../kit/outline.ts';
import { stroke } from '../kit/print.ts';

const [HALF, DEEP, HIGH] = [140, 58, 30];

export const cordCover: Drawing = {
  colour: '#6f4a35',
  brand: 'Voltaire',
  fit: 0.9,
  angle: { yaw: 42, pitch: 26 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-HALF, -DEEP, HALF, DEEP), 30);
    const ramp = corners(`${-DEEP} 0, ${DEEP} 0, 26 ${HIGH} r8, -26 ${HIGH} r8`);
    lead(art, 'M -138 12 0 C -160 11 2, -178 5 -14, -204 5 -4');
    art.prism('x', ramp, -HALF, HALF, rubber(colour, { fade: 0.12 }), {
      rim: 0.6,
      holes: [circle(0, 13, 9, 24)],
      core: shade(colour, -0.6),
    });
    const ribs = stroke(Array.from({ length: 5 }, (_, i) => `M4 ${8 + i * 9}h272`).join(''), shade(colour, -0.28), 2.4);
    art.onTop(-HALF, HIGH + 0.2, -22, ribs, 2 * HALF, 52);
    lead(art, 'M 138 13 0 C 164 12 0, 176 5 10, 190 5 32 C 202 5 52, 226 5 50, 238 5 30');
  },
};

function lead(art: Art, path: string): void {
  art.tube(path, '#17191c', art.px(13));
  art.tube(path, '#3a3e44', art.px(9.5));
}
