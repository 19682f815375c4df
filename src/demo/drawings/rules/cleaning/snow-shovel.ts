// A snow shovel that leans back: a wide ribbed blade with a steel edge, a shaft and a D grip.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { metal, plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { stroke } from '../kit/print.ts';

export const snowShovel: Drawing = {
  colour: '#2b4f86',
  brand: 'Steadfast',
  fit: 0.94,
  angle: { yaw: 24, pitch: 14 },
  isFlat: true,
  draw(art, { colour }) {
    art.shadow(boxFootprint(-116, -60, 116, 30), 110);
    art.at({ turnX: -9, turnZ: -6 }, () => {
      art.rod([0, 120, -14], [0, 476, -14], '0 9.5, 1 9.5', metal('#c9ced3', { banding: 0.02 }));
      art.prism('z', corners('-118 0 r4, 118 0 r4, 110 150 r34, 40 176 r14, -40 176 r14, -110 150 r34', 5), -8, 8, plastic(colour), {
        rim: 0.8,
        rimWidth: 4,
      });
      const ribs = [-84, -50, -17, 17, 50, 84].map((x) => `M${118 + x} 24L${118 + x * 0.93} 150`).join('');
      art.onFront(
        -118,
        176,
        8.3,
        stroke(ribs, shade(colour, -0.35), 5, 'opacity=".6"') + stroke(ribs, shade(colour, 0.4), 1.6, 'opacity=".5"'),
      );
      art.box([-118, 0, -10], [118, 15, 10], metal('#cfd4d8', { banding: 0.02 }), { radius: 2, rim: 0.8 });
      art.box([-16, 168, -22], [16, 214, 4], plastic(shade(colour, -0.2)), { radius: 7, rim: 0.7 });
      art.prism(
        'z',
        corners('-20 470 r4, 20 470 r4, 56 516 r12, 54 548 r12, -54 548 r12, -56 516 r12', 5),
        -22,
        -6,
        plastic(shade(colour, -0.2)),
        {
          rim: 0.8,
          holes: [corners('-12 496 r8, 12 496 r8, 34 518 r6, 33 530 r6, -33 530 r6, -34 518 r6', 4)],
          core: shade(colour, -0.5),
        },
      );
    });
  },
};
