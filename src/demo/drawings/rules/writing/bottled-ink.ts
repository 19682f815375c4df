// A glass bottle of writing ink.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { glass, gloss } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, shape } from '../kit/print.ts';

export const bottledInk: Drawing = {
  colour: '#26365c',
  brand: 'Penhallow',
  fit: 0.7,
  angle: { yaw: 30, pitch: 20 },
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-52, -44, 52, 44), 90);
    art.box([-52, 0, -44], [52, 78, 44], glass('#dbe6ea'), { radius: 12, rim: 0.85 });
    art.box([-45, 6, -38], [45, 62, 44.4], gloss(colour, { shine: 0.5 }), { radius: 8, rim: 0.5 });
    art.box([-40, 72, -34], [40, 88, 34], glass('#dbe6ea'), { axis: 'y', radius: 24, rim: 0.6 });
    art.onFront(
      -45,
      62,
      44.8,
      rect(8, 6, 74, 44, '#fdfbf6', 3) +
        lockup(45, 14, 11, brand, '#2b2d33', { anchor: 'middle', room: 64 }) +
        shape('M45 30c-5 7-7 9-7 12a7 7 0 0 0 14 0c0-3-2-5-7-12z', colour),
    );
    art.lathe(0, 0, '26 86, 27 90, 27 120, 24 124', gloss('#26282d'));
    art.line('-47 8 45, -47 70 45', '#fff', 4, 'opacity=".6"');
    art.polygon('52.4 10 30, 52.4 60 30, 52.4 60 -30, 52.4 10 -30', shade(colour, -0.3), 'opacity=".8"');
  },
};
