// A floor stand for sanitizer: a post on a heavy foot, a dispenser with a drip tray, and a small sign.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { metal, plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, shape } from '../kit/print.ts';

export const sanitizerStand: Drawing = {
  colour: '#2e3136',
  brand: 'Clearday',
  fit: 0.94,
  angle: { yaw: 28, pitch: 14 },
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-90, -80, 90, 80), 120);
    art.box([-90, 0, -80], [90, 12, 80], plastic(colour), { axis: 'y', radius: 26, rim: 0.7 });
    art.rod([0, 12, 0], [0, 560, 0], '0 14, 1 13', metal(colour, { banding: 0.02, shine: 0.35 }));
    art.box([-70, 500, -6], [70, 640, 4], plastic(colour), { radius: 10, rim: 0.6 });
    const drop = shape('M70 24c-14 20-22 30-22 42a22 22 0 0 0 44 0c0-12-8-22-22-42z', '#3f8fb3');
    art.onFront(-70, 640, 4.3, rect(8, 8, 124, 124, '#fdfbf6', 6) + drop + rect(34, 104, 72, 8, '#b3aa9c', 4));
    art.box([-46, 330, 10], [46, 480, 78], plastic('#f4f1ec'), { radius: 14, rim: 0.85 });
    art.onFront(
      -46,
      480,
      78.3,
      lockup(46, 22, 13, brand, '#2f5d7c', { anchor: 'middle', room: 76 }) +
        rect(34, 52, 24, 50, '#cfe4ec', 6) +
        rect(34, 74, 24, 28, '#7fc1d6', 4),
    );
    art.box([-20, 312, 40], [20, 332, 70], plastic('#b9bec4'), { radius: 4 });
    art.box([-50, 250, 6], [50, 262, 96], plastic('#43474e'), { axis: 'y', radius: 12, rim: 0.7 });
  },
};
