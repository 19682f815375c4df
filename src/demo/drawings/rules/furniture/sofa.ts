// A lounge seat: two cushions, arms, short legs.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { matte, plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';

export const sofa: Drawing = {
  colour: '#4d6b85',
  brand: 'Fieldhouse',
  fit: 0.94,
  angle: { yaw: 28, pitch: 20 },
  draw(art, { colour }) {
    const cloth = matte(colour, { shine: 0.1 });
    const seat = matte(shade(colour, 0.08), { shine: 0.1 });
    art.shadow(boxFootprint(-210, -92, 210, 92), 160, { core: 0.24 });
    for (const [x, z] of [
      [-196, 72],
      [184, 72],
      [184, -84],
    ] as const)
      art.box([x, 0, z], [x + 12, 26, z + 12], plastic('#4a3324'), { radius: 0 });
    art.box([-196, 24, -92], [196, 210, -44], cloth, { radius: 22, rim: 0.6 });
    art.box([-206, 24, -88], [206, 76, 86], cloth, { radius: 10, rim: 0.4 });
    art.box([-210, 24, -90], [-172, 140, 88], cloth, { radius: 18, rim: 0.6 });
    for (const x of [-172, 1]) {
      art.box([x, 100, -52], [x + 171, 198, -22], seat, { radius: 20, rim: 0.6 });
      art.box([x, 72, -46], [x + 171, 108, 90], seat, { radius: 14, rim: 0.7 });
    }
    art.cast('-170 109 -18, 172 109 -18, 172 109 -4, -170 109 -4', 0.3, 7);
    art.box([172, 24, -90], [210, 140, 90], cloth, { radius: 18, rim: 0.7 });
  },
};
