// Coffee creamer: a shaped bottle with a flip cap.
import { piecesShown, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { lightOn, whiteOn } from '../kit/ink.ts';
import { gloss, plastic } from '../kit/material.ts';
import { roundFootprint } from '../kit/outline.ts';
import { fittedWords, shape, spot, stroke } from '../kit/print.ts';
import { drawLabelBand } from '../kit/label-band.ts';
import { add } from '../kit/vector.ts';

export const creamer: Drawing = {
  colour: '#b5743f',
  brand: 'Brightleaf',
  fit: 0.84,
  angle: { yaw: 26, pitch: 16 },
  arrangesPack: true,
  draw(art, look) {
    const count = piecesShown(look.pack, 3);
    for (let i = count - 1; i >= 0; i--) art.at({ x: i * 92 - (count - 1) * 46, z: -i * 40 }, () => drawBottle(art, look));
  },
};

function drawBottle(art: Art, { colour, brand, label }: Look): void {
  art.shadow(roundFootprint(0, 0, 40, 16), 180);
  art.lathe(0, 0, '40 0, 41 20, 41 60, 41 104, 38 126, 28 146, 22 160, 20 168', gloss('#f4efe6', { drop: 0.34 }), {
    smooth: true,
    top: false,
  });
  drawLabelBand(art, 41.6, 14, 118, colour);
  const { front, right } = art.camera;
  const cup = 'M-16 0h34c0 18-6 27-17 27S-16 18-16 0z';
  const print =
    lockup(-3, 8, 15, brand, whiteOn(colour), { anchor: 'middle', room: 66 }) +
    fittedWords(-3, 36, 11, label, lightOn(colour, 0.8), 64, { anchor: 'middle' }) +
    spot(-1, 72, 27, '#fbf6ec') +
    `<g transform="translate(-4 61)">${shape(cup, shade(colour, -0.3))}${stroke('M17 5c10-2 11 13-3 13', shade(colour, -0.3), 4)}${shape('M-13 3h28c0 4-6 6-14 6S-13 7-13 3z', '#f0dcc0')}</g>`;
  art.on(add([0, 118, 0], front, 42), right, [0, -1, 0], print);
  const cap = plastic(shade(colour, -0.3), { shine: 0.45 });
  art.lathe(0, 0, '24 164, 25 168, 25 190, 21 196', cap);
  art.lathe(0, 0, '9 195, 8 203, 6 205', cap);
}
