// Stoneware mugs with their handles to the right.
import { piecesShown, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { whiteOn } from '../kit/ink.ts';
import { gloss } from '../kit/material.ts';
import { roundFootprint } from '../kit/outline.ts';

export const mug: Drawing = {
  colour: '#2f5d7c',
  brand: 'Packwell',
  fit: 0.74,
  angle: { yaw: 22, pitch: 24 },
  arrangesPack: true,
  draw(art, look) {
    const count = piecesShown(look.pack, 3);
    for (let i = count - 1; i >= 0; i--) art.at({ x: i * 84 - (count - 1) * 40, z: -i * 78 }, () => drawMug(art, look));
  },
};

function drawMug(art: Art, { colour, brand }: Look): void {
  art.shadow(roundFootprint(4, 0, 42), 90);
  const handle = (inset: number): string =>
    `M 40 ${76 - inset} 4 C ${94 - inset} ${84 - inset} 12, ${92 - inset} ${18 + inset} 12, 38 ${24 + inset} 4`;
  art.tube(handle(0), shade(colour, -0.25), art.px(14));
  art.tube(handle(2), shade(colour, 0.25), art.px(5));
  art.lathe(0, 0, '40 0, 45 6, 45 96', gloss(colour), { topFill: shade(colour, 0.3) });
  art.disc([0, 96, 0], 40, art.fade(70, [0, shade(colour, -0.55)], [1, shade(colour, 0.1)]));
  art.billboard([0, 0, 0], [-40, -60, 40, -40], lockup(-4, -58, 13, brand, whiteOn(colour), { anchor: 'middle', room: 66 }));
}
