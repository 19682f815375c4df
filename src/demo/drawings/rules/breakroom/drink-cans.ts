// Drink cans, a few of a case, the first in front.
import { piecesShown, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { whiteOn } from '../kit/ink.ts';
import { drawLabelBand } from '../kit/label-band.ts';
import { gloss, metal } from '../kit/material.ts';
import { roundFootprint } from '../kit/outline.ts';
import { fittedWords } from '../kit/print.ts';
import { add } from '../kit/vector.ts';

const PLACES = [
  [-44, -70],
  [46, -74],
  [-78, 6],
  [66, 0],
  [-6, 22],
] as const;

export const drinkCans: Drawing = {
  colour: '#b3323a',
  brand: 'Clearday',
  pack: { form: 'pack', n: 12 },
  fit: 0.84,
  angle: { yaw: 24, pitch: 20 },
  arrangesPack: true,
  draw(art, look) {
    const places = piecesShown(look.pack, 5) > 1 ? PLACES : [[0, 0] as const];
    for (const [x, z] of places) art.at({ x, z }, () => drawCan(art, look));
  },
};

function drawCan(art: Art, { colour, brand, label }: Look): void {
  const rim = metal('#c3c8cd', { banding: 0 });
  art.shadow(roundFootprint(0, 0, 32), 100);
  art.lathe(0, 0, '26 0, 33 8', rim, { top: false });
  art.lathe(0, 0, '33 8, 33 108', gloss(colour, { shine: 0.5 }), { top: false });
  drawLabelBand(art, 33.2, 26, 34, shade(colour, 0.7));
  art.lathe(0, 0, '33 108, 27 120, 28 124', rim);
  art.disc([0, 124, 0], 23, art.fade(60, [0, '#8d949b'], [1, '#dfe3e6']));
  art.disc([3, 124.4, 5], 8, '#aab0b6', 'stroke="#7b838b" stroke-width="1.5"');
  const { front, right } = art.camera;
  const print =
    lockup(0, 0, 11, brand, whiteOn(colour), { anchor: 'middle', room: 48 }) +
    fittedWords(0, 28, 9, label, whiteOn(colour), 44, { anchor: 'middle' });
  art.on(add([0, 88, 0], front, 33.4), right, [0, -1, 0], print);
}
