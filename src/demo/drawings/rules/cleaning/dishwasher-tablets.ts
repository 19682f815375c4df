// A carton of dishwasher tablets, three of them in front: two layers and a ball on each.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { whiteOn } from '../kit/ink.ts';
import { board, gloss, matte } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, shape, spot, starPath } from '../kit/print.ts';

const TABLETS = [
  { x: -44, z: 66, turnY: 14 },
  { x: 14, z: 84, turnY: -10 },
  { x: 62, z: 58, turnY: 24 },
] as const;

export const dishwasherTablets: Drawing = {
  colour: '#2b4c9b',
  brand: 'Clearday',
  fit: 0.82,
  isCarton: true,
  angle: { yaw: 28, pitch: 26 },
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-76, -30, 76, 30), 150);
    art.box([-76, 0, -30], [76, 132, 30], board(colour), { radius: 2, rim: 0.7 });
    const plate = spot(76, 84, 40, '#fff') + spot(76, 84, 27, 'none', 'stroke="#c9d6e2" stroke-width="3"');
    const sparkle = shape(starPath(110, 52, 17, 4, 0.24), '#ffe9a8') + shape(starPath(38, 58, 10, 4, 0.24), '#ffe9a8');
    art.onFront(-76, 132, 30.3, lockup(12, 12, 18, brand, whiteOn(colour), { room: 128 }) + plate + sparkle);
    art.onSide(76.3, 132, 30, rect(8, 14, 44, 34, '#fff', 3, 'opacity=".75"'));
    for (const place of TABLETS) art.at(place, () => drawTablet(art, colour));
  },
};

function drawTablet(art: Art, colour: string): void {
  art.cast('-26 0 18, 30 0 18, 30 0 -16, -24 0 -16', 0.32, 4);
  art.box([-25, 0, -17], [25, 11, 17], matte('#f7f5f0'), { axis: 'y', radius: 5, rim: 0.5 });
  art.box([-25, 11, -17], [25, 21, 17], matte(colour), { axis: 'y', radius: 5, rim: 0.6 });
  art.lathe(0, 0, '10 21, 9 26, 6 29, 1 31', gloss('#c8433e'), { smooth: true });
}
