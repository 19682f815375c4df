// A box cutter with its blade out.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { metal, plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { rect, stroke } from '../kit/print.ts';

export const utilityKnife: Drawing = {
  colour: '#d9772b',
  brand: 'Trundle',
  fit: 0.8,
  angle: { yaw: 28, pitch: 42 },
  isFlat: true,
  draw(art, { colour }) {
    art.at({ turnY: 24 }, () => {
      art.shadow(boxFootprint(-96, -18, 130, 18), 20, { softness: 8 });
      art.prism('y', corners('60 -10 r1, 124 -6 r1, 138 12 r1, 60 12 r1'), 6, 9, metal('#c9ced3', { banding: 0 }), { rim: 0.8 });
      art.prism(
        'y',
        corners('-100 -14 r12, -20 -20 r20, 70 -15 r8, 82 -8 r5, 82 14 r5, 70 17 r8, -30 22 r40, -100 18 r14', 5),
        0,
        18,
        plastic(colour),
        { rim: 0.7 },
      );
      const grip = stroke('M20 10v20M30 9v22M40 8v24M50 8v24M60 9v22', shade(colour, -0.4), 3, 'stroke-linecap="round"');
      art.onTop(-100, 18.2, -20, grip + rect(86, 14, 74, 10, '#26282d', 5), 190, 42);
      art.box([-2, 18, -8], [26, 26, 6], plastic('#34373d'), { axis: 'y', radius: 4, rim: 0.6 });
    });
  },
};
