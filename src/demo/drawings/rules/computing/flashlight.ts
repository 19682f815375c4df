// A flashlight lying on its side, lit.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { glass, metal, plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';

export const flashlight: Drawing = {
  colour: '#34373d',
  brand: 'Trundle',
  fit: 0.8,
  angle: { yaw: 30, pitch: 26 },
  draw(art, { colour }) {
    const body = metal(colour, { banding: 0.04, shine: 0.4 });
    art.shadow(boxFootprint(-120, -24, 110, 26), 50, { softness: 10 });
    art.rod([-130, 22, -10], [40, 22, -10], '0 18, .04 21, .3 21, .32 19, .72 19, .74 21, 1 21', body);
    for (const share of [-70, -52, -34, -16])
      art.rod([share, 22, -10], [share + 6, 22, -10], '0 20, 1 20', metal(shade(colour, -0.25), { banding: 0 }));
    art.box([12, 38, -16], [32, 46, -4], plastic('#b3323a'), { axis: 'y', radius: 4, rim: 0.7 });
    art.rod([40, 22, -10], [104, 30, -10], '0 22, .3 24, 1 36', body, { end: '#fff3cf' });
    art.rod([100, 29.5, -10], [108, 30.5, -10], '0 33, 1 33', glass('#fff0b8', { lift: 0.9 }), { end: '#fffbe6' });
  },
};
