// A compact refrigerator with its door shut: seam, handle, four feet.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { darkOn } from '../kit/ink.ts';
import { gloss, metal, plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';

export const miniFridge: Drawing = {
  colour: '#f1eee8',
  brand: 'Lumen & Co.',
  fit: 0.88,
  angle: { yaw: 30, pitch: 15 },
  draw(art, { colour, brand }) {
    const shell = gloss(colour, { fade: 0.06, shine: 0.3 });
    art.shadow(boxFootprint(-110, -100, 110, 116), 240);
    for (const [x, z] of [
      [-100, 60],
      [84, 60],
      [84, -80],
    ] as const)
      art.box([x, 0, z], [x + 18, 10, z + 18], plastic('#24262b'));
    art.box([-110, 8, -100], [110, 330, 86], shell, { radius: 4, rim: 0.6 });
    art.box([-110, 12, 92], [110, 326, 114], shell, { axis: 'z', radius: 8, rim: 0.8 });
    art.cast('-108 326 91, 110 326 91, 110 322 91, -108 322 91', 0.5, 2);
    art.box([-114, 328, -104], [114, 338, 108], gloss(shade(colour, -0.06)), { axis: 'y', radius: 8, rim: 0.7 });
    art.box([-98, 190, 114], [-84, 290, 130], metal('#aeb4ba', { banding: 0 }), { radius: 6, rim: 0.8 });
    art.onFront(-40, 306, 114.2, lockup(30, 0, 15, brand, darkOn(colour), { room: 110 }));
  },
};
