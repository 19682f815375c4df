// A toner cartridge in front of its carton.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { whiteOn } from '../kit/ink.ts';
import { board, gloss, plastic } from '../kit/material.ts';
import { boxFootprint, circle, corners } from '../kit/outline.ts';
import { fittedWords, rect, shape, stroke } from '../kit/print.ts';
import { unit } from '../kit/vector.ts';

export const toner: Drawing = {
  colour: '#2f9fc4',
  brand: 'Ondine',
  fit: 0.88,
  angle: { yaw: 30, pitch: 24 },
  isCarton: true,
  draw(art, look) {
    art.shadow(boxFootprint(-150, -118, 172, -28), 190);
    art.at({ x: 20, z: -76 }, () => drawCarton(art, look));
    art.shadow(boxFootprint(-150, 14, 146, 110), 70);
    art.at({ z: 62 }, () => drawCartridge(art, look));
  },
};

/** Models of high yield come in a taller box: `TN-480H`, `CT-340XL`. */
const HIGH_YIELD = /\d(?:H|X|XL)\b/;

function drawCarton(art: Art, { colour, brand, label }: Look): void {
  const isLarge = HIGH_YIELD.test(label);
  const tall = isLarge ? 244 : 206;
  const band = isLarge ? 124 : 100;
  art.box([-150, 0, -42], [150, tall, 42], board('#f5f0e7', { lift: 0.9 }), { radius: 2, rim: 0.7 });
  const front =
    rect(0, 0, 300, band, colour) +
    shape(`M0 ${band}v-14c80-30 150 26 300-14v28z`, shade(colour, 0.3)) +
    lockup(16, 9, 19, brand, whiteOn(colour), { room: 190 }) +
    fittedWords(16, isLarge ? 84 : 72, isLarge ? 54 : 46, label || 'TONER', whiteOn(colour), 268);
  art.onFront(-150, tall, 42.2, front);
  const barcode = stroke('M21 84v22M26 84v22M32 84v22M36 84v22M44 84v22M50 84v22M55 84v22', '#333', 2);
  art.onSide(
    150.2,
    tall,
    42,
    rect(0, 0, 84, band, shade(colour, -0.38)) +
      `<g transform="translate(0 ${band - 62})">` +
      rect(16, 80, 44, 30, '#fff') +
      barcode +
      '</g>',
  );
}

function drawCartridge(art: Art, { colour, brand, label }: Look): void {
  const shell = plastic('#34373d', { shine: 0.4 });
  const profile = '-50 6 r6, -52 52 r12, -14 74 r16, 30 66 r14, 50 42 r8, 50 30 r4, 28 26 r4, 22 4 r4';
  art.rod([-138, 18, 46], [138, 18, 46], '0 15, 1 15', gloss('#3f8f86', { shine: 0.7, tightness: 12 }));
  art.prism('x', corners(profile), -146, 146, shell, { rim: 0.5 });
  art.at({ x: 146 }, () => {
    art.prism('x', circle(8, 38, 15, 20), 0, 8, plastic('#e9e6e0'), { rim: 0.5 });
    art.prism('x', circle(8, 38, 5, 12), 8, 11, shell);
    art.prism('x', circle(-30, 28, 9, 16), 0, 5, plastic(colour));
  });
  const sticker =
    rect(0, 2, 176, 30, colour, 3) +
    lockup(10, 9, 15, brand, whiteOn(colour), { room: 100 }) +
    fittedWords(166, 23, 12, label, whiteOn(colour), 48, { anchor: 'end' }) +
    rect(186, 2, 50, 30, '#f0ede6', 3) +
    stroke('M192 10h38M192 17h38M192 24h24', '#948c7e', 2);
  art.on([-120, 74.2, -10], [1, 0, 0], unit([0, -8, 44]), sticker);
  art.tube('M -60 73 -16 C -60 106 -26, 60 106 -26, 60 73 -16', '#222428', art.px(11));
  art.tube('M -60 74 -16 C -60 107 -26, 60 107 -26, 60 74 -16', '#5c6068', art.px(3), 'opacity=".8"');
}
