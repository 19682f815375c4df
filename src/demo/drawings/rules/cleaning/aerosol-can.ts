// An aerosol can: straight body, domed shoulder, spray button.
import { piecesShown, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { whiteOn } from '../kit/ink.ts';
import { drawLabelBand } from '../kit/label-band.ts';
import { gloss, metal, plastic } from '../kit/material.ts';
import { roundFootprint } from '../kit/outline.ts';
import { fittedWords, stroke } from '../kit/print.ts';
import { add } from '../kit/vector.ts';

export const aerosolCan: Drawing = {
  colour: '#2f7f86',
  brand: 'Brightleaf',
  fit: 0.86,
  angle: { yaw: 24, pitch: 16 },
  arrangesPack: true,
  draw(art, look) {
    const count = piecesShown(look.pack, 3);
    for (let i = count - 1; i >= 0; i--) art.at({ x: i * 76 - (count - 1) * 36, z: -i * 50 }, () => drawCan(art, look));
  },
};

function drawCan(art: Art, { colour, brand, label }: Look): void {
  const tin = metal('#c3c8cd', { banding: 0.02 });
  art.shadow(roundFootprint(0, 0, 36), 170);
  art.lathe(0, 0, '34 0, 36 4, 36 8', tin, { top: false });
  art.lathe(0, 0, '36 8, 36 172', gloss(colour, { shine: 0.45 }), { top: false });
  drawLabelBand(art, 36.3, 26, 46, shade(colour, 0.6));
  art.lathe(0, 0, '36 172, 34 182, 20 196, 16 198', tin, { smooth: true });
  art.lathe(0, 0, '13 196, 13 214, 10 220', plastic('#f4f1ec', { drop: 0.35 }));
  const { front, right } = art.camera;
  const nozzle = stroke('M-2 -6h4', '#34373d', 5, 'stroke-linecap="round"');
  art.on(add([0, 205, 0], front, 13.2), right, [0, -1, 0], nozzle);
  const wave = stroke('M-22 60q11-12 22 0t22 0M-22 74q11-12 22 0t22 0', whiteOn(colour), 4, 'stroke-linecap="round" opacity=".85"');
  const print =
    lockup(0, 0, 13, brand, whiteOn(colour), { anchor: 'middle', room: 56 }) +
    fittedWords(0, 34, 11, label, whiteOn(colour), 54, { anchor: 'middle' });
  art.on(add([0, 152, 0], front, 36.6), right, [0, -1, 0], print + wave);
}
