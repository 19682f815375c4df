// A broom and its dustpan.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { metal, plastic, rubber } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { stroke } from '../kit/print.ts';

export const broom: Drawing = {
  colour: '#2d7a55',
  brand: 'Steadfast',
  fit: 0.94,
  angle: { yaw: 24, pitch: 16 },
  isFlat: true,
  draw(art, { colour }) {
    art.shadow(boxFootprint(-96, -20, 60, 26), 80);
    art.at({ x: -20, turnZ: -7 }, () => {
      art.prism('z', corners('-72 0, 72 0, 46 78 r6, -46 78 r6'), -14, 14, rubber(shade(colour, 0.2)), { rim: 0.4 });
      art.onFront(
        -72,
        78,
        14.2,
        stroke(
          'M14 76l16-66M34 77l10-66M54 77l6-66M74 78v-66M94 77l-6-66M112 77l-10-66M128 76l-14-64',
          shade(colour, -0.35),
          2.4,
          'opacity=".7"',
        ),
      );
      art.box([-50, 74, -18], [50, 98, 18], plastic(colour), { radius: 7, rim: 0.7 });
      art.rod([0, 96, 0], [0, 470, 0], '0 9, .08 7.5, 1 7.5', metal('#c9ced3', { banding: 0.02 }));
      art.rod([0, 430, 0], [0, 490, 0], '0 9, .9 9, 1 6', plastic(colour));
    });
    art.at({ x: 66, z: 64 }, () => {
      art.shadow(boxFootprint(-70, -46, 70, 46), 24);
      art.box([-70, 0, -48], [70, 6, 44], plastic(colour), { axis: 'y', radius: 6, rim: 0.6 });
      art.box([-70, 6, -48], [70, 44, -40], plastic(shade(colour, -0.08)), { radius: 5, rim: 0.6 });
      for (const x of [-70, 63]) art.prism('x', corners('-44 4, 40 4, -44 42 r4'), x, x + 7, plastic(shade(colour, -0.04)), { rim: 0.5 });
      art.rod([0, 38, -44], [0, 116, -66], '0 9, 1 8', plastic(shade(colour, -0.15)));
    });
  },
};
