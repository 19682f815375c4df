// Shredder lubricant sheets: a flat pouch with a large drop of oil, two sheets drawn half out of it.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { whiteOn } from '../kit/ink.ts';
import { gloss, paper } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, shape, stroke } from '../kit/print.ts';

const [HALF, DEEP] = [96, 120];

export const oilSheets: Drawing = {
  colour: '#d9a441',
  brand: 'Castor & Main',
  fit: 0.86,
  angle: { yaw: 26, pitch: 46 },
  arrangesPack: true,
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-HALF, -DEEP, HALF, DEEP), 22, { softness: 12 });
    for (const [y, z, turnY] of [
      [0, -74, 7],
      [2, -52, -3],
    ] as const)
      art.at({ y, z, turnY }, () => sheet(art, colour));
    art.box([-HALF, 3, -DEEP + 30], [HALF, 11, DEEP], gloss(colour, { shine: 0.35 }), { axis: 'y', radius: 4, rim: 0.8 });
    art.onTop(-HALF, 11.2, -DEEP + 30, front(colour, brand), 2 * HALF, 2 * DEEP - 30);
  },
};

/** What oil does to paper: it lets the light through. */
function sheet(art: Art, colour: string): void {
  art.box([-HALF + 8, 0, -DEEP + 20], [HALF - 8, 1.6, DEEP - 30], paper('#f7f1df'), { axis: 'y', radius: 1, rim: 0.6 });
  const stain = shape('M26 18q40-12 74-4t54 6q10 40-6 62H30Q14 52 26 18z', shade(colour, 0.5), 'opacity=".7"');
  art.onTop(-HALF + 8, 1.8, -DEEP + 20, stain + stroke('M14 10h148', '#d8cbaa', 3), 176, 190);
}

function front(colour: string, brand: string): string {
  const seal = rect(0, 0, 192, 14, shade(colour, -0.16)) + stroke('M4 4h184M4 9h184', shade(colour, 0.25), 1.4);
  const drop = shape('M96 36c26 34 44 54 44 80a44 44 0 0 1-88 0c0-26 18-46 44-80z', '#fff8e2');
  const oil = shape('M96 58c17 24 30 38 30 57a30 30 0 0 1-60 0c0-19 13-33 30-57z', shade(colour, -0.12));
  const gleam = stroke('M78 116a18 18 0 0 0 13 17', '#fff8e2', 5, 'stroke-linecap="round"');
  return seal + drop + oil + gleam + lockup(96, 178, 17, brand, whiteOn(colour), { anchor: 'middle', room: 160 });
}
