// An electric stapler: a rounded body with a slot for the sheets, and its cable.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { lightOn } from '../kit/ink.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { rect, spot } from '../kit/print.ts';

export const electricStapler: Drawing = {
  colour: '#ece8e1',
  brand: 'Castor & Main',
  fit: 0.84,
  angle: { yaw: 34, pitch: 24 },
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-50, -120, 50, 110), 90);
    art.tube('M 0 20 -116 C 0 6 -160, 60 2 -150, 90 2 -190', '#2b2d33', art.px(5));
    art.prism('x', corners('-120 0 r14, 118 0 r10, 118 26 r6, 40 30 r10, -120 30 r14'), -50, 50, plastic('#34373d'), { rim: 0.6 });
    art.prism(
      'x',
      corners('-120 28 r10, 34 28 r6, 34 44 r6, 116 44 r10, 108 76 r26, 10 108 r60, -84 106 r36, -120 80 r30'),
      -50,
      50,
      plastic(colour, { shine: 0.35 }),
      { rim: 0.85 },
    );
    art.polygon('-44 44.6 116, 44 44.6 116, 44 27 118, -44 27 118', '#191b1f');
    art.polygon('-36 34 100, 130 34 100, 130 34 170, -36 34 170', '#fdfbf6', 'stroke="#cfc6b7"');
    art.on(
      [-20, 34.4, 120],
      [1, 0, 0],
      [0, 0, 1],
      rect(70, 0, 60, 5, '#b3aa9c', 2) + rect(70, 12, 46, 5, '#b3aa9c', 2) + rect(70, 24, 54, 5, '#b3aa9c', 2),
    );
    art.on([50.4, 84, 66], [0, 0, -1], [0, -1, 0], lockup(0, 0, 18, brand, shade(lightOn(colour), -0.1), { room: 130 }));
    art.on([-20, 98, 40], [1, 0, 0], [0, -0.35, 1], spot(20, 14, 5, '#58d09a'));
  },
};
