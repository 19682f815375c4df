// Ready meals: a tub with a peel-off lid, or a few of them.
import { piecesShown, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { drawLabelBand } from '../kit/label-band.ts';
import { paper } from '../kit/material.ts';
import { roundFootprint } from '../kit/outline.ts';
import { fittedWords } from '../kit/print.ts';
import { add } from '../kit/vector.ts';

export const foodCup: Drawing = {
  colour: '#c8553d',
  brand: 'Harrowvale',
  fit: 0.78,
  angle: { yaw: 24, pitch: 24 },
  arrangesPack: true,
  draw(art, look) {
    const count = piecesShown(look.pack, 3);
    for (let i = count - 1; i >= 0; i--) art.at({ x: i * 92 - (count - 1) * 44, z: -i * 74 }, () => drawCup(art, look));
  },
};

function drawCup(art: Art, { colour, brand, label }: Look): void {
  art.shadow(roundFootprint(0, 0, 44), 100);
  art.lathe(0, 0, '44 0, 58 112', paper('#f6f2ea', { drop: 0.3 }), { top: false });
  drawLabelBand(art, 52, 30, 90, colour);
  art.lathe(0, 0, '61 110, 62 114, 60 119', paper('#f1ede4', { drop: 0.3 }));
  art.disc([0, 119.4, 0], 56, art.fade(50, [0, shade(colour, 0.45)], [1, shade(colour, -0.05)]));
  art.disc([0, 119.6, 0], 40, 'none', `stroke="#fff" stroke-width="3" opacity=".7"`);
  const { front, right } = art.camera;
  const print =
    lockup(0, 0, 14, brand, '#fff', { anchor: 'middle', room: 78 }) + fittedWords(0, 34, 11, label, '#fff', 70, { anchor: 'middle' });
  art.on(add([0, 82, 0], front, 54), right, [0, -1, 0], print);
}
