// A felt sleeve for a laptop, the laptop looking out.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { matte, plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect } from '../kit/print.ts';

export const laptopSleeve: Drawing = {
  colour: '#8d949c',
  brand: 'Trundle',
  fit: 0.86,
  angle: { yaw: 30, pitch: 42 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-150, -110, 190, 110), 20);
    art.box([-60, 4, -94], [196, 13, 94], plastic('#d9dce0'), { axis: 'y', radius: 14, rim: 0.85 });
    art.onTop(150, 13.3, -10, '<circle cx="14" cy="12" r="9" fill="#b9bec4"/>');
    art.box([-160, 0, -108], [150, 8, 108], matte(shade(colour, -0.1)), { axis: 'y', radius: 16 });
    art.box([-160, 8, -108], [150, 18, 108], matte(colour, { fade: 0.1 }), { axis: 'y', radius: 16, rim: 0.5 });
    art.onTop(
      -160,
      18.3,
      -108,
      rect(10, 10, 292, 196, 'none', 12, `stroke="${shade(colour, 0.35)}" stroke-width="2" stroke-dasharray="7 6"`) +
        rect(222, 84, 66, 48, '#8a5a3c', 6) +
        rect(228, 90, 54, 36, 'none', 4, 'stroke="#b98a5a" stroke-width="1.6" stroke-dasharray="4 4"'),
    );
  },
};
