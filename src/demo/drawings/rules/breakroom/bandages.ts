// A box of adhesive bandages, three in front.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { board } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, shape } from '../kit/print.ts';

export const bandages: Drawing = {
  colour: '#c99f6c',
  brand: 'Clearday',
  fit: 0.8,
  isCarton: true,
  angle: { yaw: 30, pitch: 28 },
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-70, -26, 70, 26), 110);
    art.box([-70, 0, -26], [70, 120, 26], board('#f4f1ec'), { radius: 2, rim: 0.7 });
    const cross = shape('M58 62h24v18h18v24H82v18H58v-18H40V80h18z', '#c8433e', 'transform="translate(0 -8)"');
    art.onFront(-70, 120, 26.3, rect(0, 0, 140, 34, '#c8433e') + lockup(14, 9, 17, brand, '#fff', { room: 112 }) + cross);
    for (const [x, z, turn] of [
      [-40, 62, 8],
      [30, 74, -16],
      [-6, 104, 4],
    ] as const) {
      art.at({ x, z, turnY: turn }, () => {
        art.cast('-38 0 12, 40 0 13, 41 0 -10, -36 0 -10', 0.3, 3);
        art.box([-40, 0, -12], [40, 2.4, 12], board(shade(colour, 0.3)), { axis: 'y', radius: 12, rim: 0.6 });
        art.onTop(
          -40,
          2.6,
          -12,
          rect(28, 3, 24, 18, shade(colour, 0.6), 2) +
            '<path d="M8 8h.1M8 16h.1M16 8h.1M16 16h.1M64 8h.1M64 16h.1M72 8h.1M72 16h.1" stroke="#8a6a45" stroke-width="3" stroke-linecap="round"/>',
        );
      });
    }
  },
};
