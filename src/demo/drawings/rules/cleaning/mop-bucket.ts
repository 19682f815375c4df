// A mop standing in its bucket with a wringer.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { metal, paper, plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { lockup } from '../kit/brand.ts';
import { whiteOn } from '../kit/ink.ts';

export const mopBucket: Drawing = {
  colour: '#e0b12f',
  brand: 'Steadfast',
  fit: 0.94,
  angle: { yaw: 30, pitch: 20 },
  draw(art, { colour, brand }) {
    const tub = plastic(colour);
    art.shadow(boxFootprint(-90, -60, 90, 62), 150);
    for (const [x, z] of [
      [-70, 44],
      [68, 44],
      [68, -44],
    ] as const)
      art.lathe(x, z, '11 0, 11 14', plastic('#2a2c31'));
    art.prism('z', corners('-78 14 r10, 78 14 r10, 96 150 r4, -96 150 r4'), -62, 62, tub, { rim: 0.7 });
    art.face('-92 150 -58, 92 150 -58, 92 150 58, -92 150 58', [0, 1, 0], plastic(shade(colour, -0.5)));
    art.rod([-18, 120, -6], [-60, 470, -30], '0 7, 1 7', metal('#c9ced3', { banding: 0.02 }));
    art.rod([-56, 440, -28], [-62, 486, -32], '0 8.5, 1 8', plastic(shade(colour, -0.3)));
    for (const x of [-52, -34, -16, 2, 18]) art.rod([-22 + x * 0.3, 206, -8], [x, 142, 10], '0 11, 1 15', paper('#f0ebe0', { drop: 0.32 }));
    art.lathe(-26, -10, '20 196, 22 204, 16 216', plastic('#34373d'));
    art.box([20, 140, -56], [92, 186, 56], plastic(shade(colour, -0.12)), { radius: 5, rim: 0.6 });
    art.rod([84, 180, 50], [120, 280, 56], '0 6, 1 6', metal('#8b9199', { banding: 0 }));
    art.onFront(-78, 112, 62.4, lockup(78, 0, 22, brand, whiteOn(colour), { anchor: 'middle', room: 120 }));
  },
};
