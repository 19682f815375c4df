// A small bottle of correction fluid; its brush stands in the cap beside a painted-over line.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { whiteOn } from '../kit/ink.ts';
import { paper, plastic } from '../kit/material.ts';
import { boxFootprint, roundFootprint } from '../kit/outline.ts';
import { rect, stroke } from '../kit/print.ts';
import { add } from '../kit/vector.ts';

export const correctionFluid: Drawing = {
  colour: '#2a57a8',
  brand: 'Postmark',
  fit: 0.74,
  angle: { yaw: 28, pitch: 26 },
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-10, -20, 130, 74), 4, { softness: 8, strength: 0.6 });
    art.box([-10, 0, -20], [130, 1.5, 74], paper('#fdfbf6'), { rim: 0.3 });
    art.onTop(
      -10,
      1.7,
      -20,
      stroke('M46 20h84M46 34h84M46 76h84', '#a39a8c', 4) + rect(44, 46, 88, 17, '#fff', 4, 'stroke="#d9d2c6" stroke-width="1.5"'),
    );
    art.shadow(roundFootprint(-34, -8, 30), 90, { softness: 9 });
    art.lathe(-34, -8, '29 0, 31 4, 31 62, 26 74, 17 80', plastic('#f4f1ec'), { smooth: false });
    const { toward, right } = art.camera;
    art.on(
      add([-34, 52, -8], toward, 31.4),
      right,
      [0, -1, 0],
      rect(-26, -4, 52, 42, colour, 3) + lockup(0, 10, 8, brand, whiteOn(colour), { anchor: 'middle', room: 46 }),
    );
    art.lathe(-34, -8, '18 80, 19 84, 18 118, 15 122', plastic(colour));
  },
};
