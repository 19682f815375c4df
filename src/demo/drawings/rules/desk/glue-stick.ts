// A glue stick, open, its cap standing beside it.
import type { Drawing } from '../drawing.ts';
import { piecesShown } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { whiteOn } from '../kit/ink.ts';
import { gloss, paper, plastic } from '../kit/material.ts';
import { roundFootprint } from '../kit/outline.ts';
import { rect } from '../kit/print.ts';
import { add } from '../kit/vector.ts';

export const glueStick: Drawing = {
  colour: '#6d4a94',
  brand: 'Tessel',
  fit: 0.8,
  angle: { yaw: 26, pitch: 20 },
  arrangesPack: true,
  draw(art, { colour, brand, pack }) {
    const more = piecesShown(pack, 3) - 1;
    for (let i = more; i > 0; i--) art.at({ x: -20 - i * 34, z: -14 * i }, () => drawClosed(art, colour, brand));
    drawOpen(art, colour, brand);
    art.at({ x: 52, z: 24 }, () => drawCap(art, colour));
  },
};

function drawBody(art: Art, colour: string, brand: string): void {
  art.shadow(roundFootprint(0, 0, 16), 110, { softness: 10 });
  art.lathe(0, 0, '15 0, 15 12, 12 13', plastic(shade(colour, -0.25)));
  art.lathe(0, 0, '16 13, 16 78', plastic('#f4f1ec'));
  const { toward, right } = art.camera;
  const print =
    rect(-11, 0, 22, 54, colour, 1, 'opacity=".92"') +
    `<g transform="rotate(-90)">${lockup(-27, -4.5, 9, brand, whiteOn(colour), { anchor: 'middle', room: 48 })}</g>`;
  art.on(add([0, 72, 0], toward, 16), right, [0, -1, 0], print);
}

function drawOpen(art: Art, colour: string, brand: string): void {
  drawBody(art, colour, brand);
  art.lathe(0, 0, '13.5 78, 13.5 86', plastic('#e2ddd4'));
  art.lathe(0, 0, '12 85, 12 104, 10.5 107', paper('#fbf9f4', { lift: 1 }));
}

function drawClosed(art: Art, colour: string, brand: string): void {
  drawBody(art, colour, brand);
  art.lathe(0, 0, '16.6 78, 16.4 118, 14 121', gloss(colour));
}

function drawCap(art: Art, colour: string): void {
  art.shadow(roundFootprint(0, 0, 16), 40, { softness: 8 });
  art.lathe(0, 0, '16.6 0, 16.4 41, 14 44', gloss(colour));
}
