// A battery charger with four cells in their bays.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, spot } from '../kit/print.ts';

const BAYS = [-54, -18, 18, 54];

export const batteryCharger: Drawing = {
  colour: '#1f5a48',
  brand: 'Voltaire',
  fit: 0.78,
  angle: { yaw: 26, pitch: 44 },
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-86, -96, 86, 96), 40, { softness: 12 });
    art.box([-86, 0, -96], [86, 30, 96], plastic('#34373d'), { axis: 'y', radius: 16, rim: 0.7 });
    const bays = BAYS.map((x) => rect(86 + x - 15, 18, 30, 120, '#15171b', 5)).join('');
    const lamps = BAYS.map((x) => spot(86 + x, 152, 4.5, '#58c98a')).join('');
    art.onTop(-86, 30.3, -96, bays + lamps + lockup(86, 164, 15, brand, '#f4f1ec', { anchor: 'middle', room: 140 }), 172, 192);
    for (const x of BAYS) drawCell(art, x, colour);
  },
};

/** One cell: a dark cup, the body in the product's colour, a steel end with its button. */
function drawCell(art: Art, x: number, colour: string): void {
  art.bar(
    [x, 34, 38],
    [x, 34, -76],
    [
      [0, 13, 0.14, 13, '#b9bec4', '#9aa0a7'],
      [0.14, 13, 0.72, 13, colour],
      [0.72, 13, 0.76, 13, shade(colour, 0.7)],
      [0.76, 13, 0.93, 13, '#c98a4b'],
      [0.93, 5, 1, 5, '#d3d7db'],
    ],
  );
}
