// Clear hand sanitizer in a tall pump bottle, bubbles in the gel.
import { piecesShown, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { onPaper, whiteOn } from '../kit/ink.ts';
import { glass, plastic } from '../kit/material.ts';
import { roundFootprint } from '../kit/outline.ts';
import { fittedWords, shape, spot } from '../kit/print.ts';
import { add } from '../kit/vector.ts';
import { drawLabelBand } from '../kit/label-band.ts';
import { drawPump } from './pump.ts';

const RADIUS = 42;
const HAND = 'M-20 8c6-8 16-10 24-6l14 6c6 3 2 10-4 9l-10-2c8 4 20 3 30-4 7-5 14 2 8 8-10 10-30 16-46 10l-16-4z';
const DROP = 'M8-30c7 10 9 13 9 19a9 9 0 0 1-18 0c0-6 2-9 9-19z';

export const handSanitizer: Drawing = {
  colour: '#3f8fc4',
  brand: 'Ondine',
  fit: 0.86,
  angle: { yaw: 26, pitch: 15 },
  arrangesPack: true,
  draw(art, look) {
    const count = piecesShown(look.pack, 3);
    for (let i = count - 1; i >= 0; i--) art.at({ x: i * 92 - (count - 1) * 46, z: -i * 40 }, () => drawBottle(art, look));
  },
};

function drawBottle(art: Art, { colour, brand, label }: Look): void {
  const gel = shade(colour, 0.72);
  art.shadow(roundFootprint(0, 0, RADIUS, 16), 170);
  art.lathe(0, 0, `${RADIUS} 0, ${RADIUS} 64, ${RADIUS} 128, 38 146, 20 160, 15 168`, glass(gel, { drop: 0.5 }), {
    smooth: true,
    top: false,
  });
  const { front, right } = art.camera;
  const bubbles = [
    [-22, 18, 4],
    [14, 12, 3],
    [-8, 30, 2.5],
    [24, 26, 2],
    [-26, 132, 3],
    [18, 138, 2.4],
  ].map(([x = 0, y = 0, r = 1]) => spot(x, 160 - y, r, '#fff', 'opacity=".75"'));
  art.on(add([0, 160, 0], front, RADIUS), right, [0, -1, 0], bubbles.join(''));
  drawLabelBand(art, RADIUS + 0.6, 40, 124, '#f8f6f1');
  drawLabelBand(art, RADIUS + 0.7, 40, 58, colour);
  const print =
    lockup(-3, 8, 12, brand, onPaper(colour, 0.4), { anchor: 'middle', room: 66 }) +
    `<g transform="translate(-6 42)scale(.6)">${shape(HAND, shade(colour, 0.25))}${shape(DROP, shade(colour, -0.15))}</g>` +
    fittedWords(-3, 76, 9, label, whiteOn(colour), 56, { anchor: 'middle' });
  art.on(add([0, 122, 0], front, RADIUS + 1), right, [0, -1, 0], print);
  drawPump(art, 166, plastic('#f4f1ec', { drop: 0.36 }));
}
