// A lounge armchair.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { matte, plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';

export const armchair: Drawing = {
  colour: '#4d6b85',
  brand: 'Fieldhouse',
  fit: 0.86,
  angle: { yaw: 30, pitch: 20 },
  draw(art, { colour }) {
    const cloth = matte(colour, { shine: 0.1 });
    const seat = matte(shade(colour, 0.08), { shine: 0.1 });
    art.shadow(boxFootprint(-124, -92, 124, 92), 160, { core: 0.24 });
    for (const [x, z] of [
      [-112, 72],
      [100, 72],
      [100, -84],
    ] as const)
      art.box([x, 0, z], [x + 12, 26, z + 12], plastic('#4a3324'), { radius: 0 });
    art.box([-110, 24, -92], [110, 214, -44], cloth, { radius: 24, rim: 0.6 });
    art.box([-120, 24, -88], [120, 76, 86], cloth, { radius: 10, rim: 0.4 });
    art.box([-124, 24, -90], [-86, 140, 88], cloth, { radius: 18, rim: 0.6 });
    art.box([-86, 100, -52], [86, 202, -22], seat, { radius: 22, rim: 0.6 });
    art.box([-86, 72, -46], [86, 108, 90], seat, { radius: 14, rim: 0.7 });
    art.cast('-84 109 -18, 86 109 -18, 86 109 -4, -84 109 -4', 0.3, 7);
    art.box([86, 24, -90], [124, 140, 90], cloth, { radius: 18, rim: 0.7 });
  },
};
