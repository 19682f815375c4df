// An ottoman: a square padded seat on short legs.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { matte, plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';

export const ottoman: Drawing = {
  colour: '#d9772b',
  brand: 'Fieldhouse',
  fit: 0.78,
  angle: { yaw: 30, pitch: 24 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-110, -90, 110, 90), 100, { core: 0.26 });
    for (const [x, z] of [
      [-100, 70],
      [88, 70],
      [88, -82],
    ] as const)
      art.box([x, 0, z], [x + 12, 28, z + 12], plastic('#4a3324'), { radius: 0 });
    art.box([-112, 26, -92], [112, 84, 92], matte(colour, { shine: 0.1, fade: 0.08 }), { axis: 'y', radius: 16, rim: 0.5 });
    art.line('-110 84 93, 112 84 93, 112 84 -90', shade(colour, -0.3), 3);
    art.box([-112, 86, -92], [112, 124, 92], matte(shade(colour, 0.08), { shine: 0.1, fade: 0.08 }), {
      axis: 'y',
      radius: 26,
      rim: 0.8,
      smoothness: 5,
    });
    art.disc([0, 124.4, 0], 9, shade(colour, -0.25));
  },
};
