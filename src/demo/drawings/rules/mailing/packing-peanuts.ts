// A clear bag of packing peanuts, tied at the neck, a few of them spilt in front.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { darkOn } from '../kit/ink.ts';
import { plastic } from '../kit/material.ts';
import { hundredths, tenths } from '../kit/number-text.ts';
import { roundFootprint } from '../kit/outline.ts';
import { rect, stroke } from '../kit/print.ts';
import { add } from '../kit/vector.ts';

/** Half the width of the bag at this share of its height. */
const bulge = (share: number): number => 78 + 26 * Math.sin(Math.PI * (0.1 + 0.72 * share)) - 34 * Math.max(0, share - 0.78);
const TALL = 190;

export const packingPeanuts: Drawing = {
  colour: '#e3bd73',
  brand: 'Waybill',
  fit: 0.88,
  angle: { yaw: 24, pitch: 20 },
  isFlat: true,
  draw(art, { colour, brand }) {
    art.shadow(roundFootprint(0, 0, 92, 20), 190, { softness: 15 });
    art.lathe(0, 0, `84 0, 101 40, 104 96, 92 150, 66 186, 20 204, 13 210`, plastic(shade(colour, 0.52), { lift: 0.5, drop: 0.3 }), {
      smooth: true,
    });
    const { front, right } = art.camera;
    art.on(add([0, 0, 0], front, 4), right, [0, -1, 0], filling(colour));
    art.lathe(0, 0, '13 208, 11 214, 24 236, 27 244', plastic(shade(colour, 0.6)), { smooth: true, top: false });
    art.lathe(0, 0, '14 206, 14 214', plastic('#c8433e'));
    const band =
      rect(-62, -108, 124, 46, '#fdfbf6', 5, 'opacity=".94"') + lockup(0, -95, 20, brand, darkOn(colour), { anchor: 'middle', room: 108 });
    art.on(add([0, 0, 0], front, 98), right, [0, -1, 0], band);
    for (const [x, z, turn] of SPILT) drawPeanut(art, x, z, turn, colour);
  },
};

const SPILT = [
  [-96, 78, 20],
  [-46, 104, -35],
  [14, 112, 60],
  [66, 98, 0],
  [112, 66, 40],
] as const;

/** One peanut about the origin: a thick S. */
const CURL = 'M-9 5q-5-9 2-10t7 4 8 3-1-9';

/** What shows through the film, row by row, each turned another way. */
function filling(colour: string): string {
  let peanuts = '';
  for (let row = 0; row < 10; row++) {
    const share = (row + 0.5) / 10;
    const half = bulge(share) - 16;
    const count = Math.round((half * 2) / 25);
    for (let i = 0; i < count; i++) {
      const x = -half + ((i + 0.5 + (row % 2) * 0.25) * 2 * half) / count;
      const turn = (row * 67 + i * 101) % 360;
      peanuts += `<path d="${CURL}" transform="translate(${tenths(x)} ${tenths(-share * TALL)})rotate(${turn})"/>`;
    }
  }
  const body = (colourOf: string, width: number, shift: number): string =>
    `<g fill="none" stroke="${colourOf}" stroke-width="${width}" stroke-linecap="round" transform="translate(0 ${hundredths(shift)})">${peanuts}</g>`;
  return body(shade(colour, -0.32), 10, 1.6) + body(shade(colour, 0.4), 8.4, 0);
}

function drawPeanut(art: Art, x: number, z: number, turn: number, colour: string): void {
  art.cast(`${x - 15} 0 ${z - 9}, ${x + 20} 0 ${z - 9}, ${x + 20} 0 ${z + 10}, ${x - 13} 0 ${z + 10}`, 0.3, 4);
  const pen = (own: string, width: number, y: number): string =>
    stroke(CURL, own, width, `stroke-linecap="round" transform="translate(0 ${y})rotate(${turn})"`);
  art.billboard(
    [x, 8, z],
    [-18, -12, 18, 12],
    pen(shade(colour, -0.32), 13, 1.5) + pen(shade(colour, 0.4), 11, 0) + pen(shade(colour, 0.75), 3, -2.4),
  );
}
