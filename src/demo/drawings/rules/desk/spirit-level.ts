// A torpedo level with three vials.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { rect, spot, stroke } from '../kit/print.ts';

export const spiritLevel: Drawing = {
  colour: '#d9a441',
  brand: 'Steadfast',
  fit: 0.9,
  angle: { yaw: 24, pitch: 26 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-170, -14, 170, 14), 40);
    art.prism(
      'z',
      corners('-176 0 r4, 176 0 r4, 168 46 r8, 60 50 r10, -60 50 r10, -168 46 r8'),
      -14,
      14,
      plastic(colour, { shine: 0.35 }),
      { rim: 0.8 },
    );
    const vial = (x: number): string => spot(x, 26, 17, shade(colour, -0.5)) + spot(x, 26, 13, '#d7ef8f') + spot(x + 2, 24, 5, '#f7fce0');
    art.onFront(
      -176,
      50,
      14.3,
      vial(58) +
        vial(294) +
        rect(124, 10, 104, 26, shade(colour, -0.5), 8) +
        rect(132, 14, 88, 18, '#d7ef8f', 8) +
        rect(162, 16, 28, 13, '#f7fce0', 7) +
        stroke('M160 13v20M192 13v20', '#4d5a20', 2),
      352,
      50,
    );
    art.onTop(-60, 50.3, -14, rect(20, 6, 80, 16, '#d7ef8f', 8) + rect(48, 8, 24, 12, '#f7fce0', 6));
  },
};
