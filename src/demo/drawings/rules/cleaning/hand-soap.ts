// Liquid hand soap in a pump bottle.
import { piecesShown, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { onPaper } from '../kit/ink.ts';
import { gloss, plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { fittedWords, rect, shape } from '../kit/print.ts';
import { drawPump } from './pump.ts';

const LEAF = 'M0 0C-2-20 12-30 32-30 34-10 22 4 4 0L20-18z';

export const handSoap: Drawing = {
  colour: '#6fae8c',
  brand: 'Ondine',
  fit: 0.84,
  angle: { yaw: 26, pitch: 16 },
  arrangesPack: true,
  draw(art, look) {
    const count = piecesShown(look.pack, 3);
    for (let i = count - 1; i >= 0; i--) art.at({ x: i * 96 - (count - 1) * 48, z: -i * 36 }, () => drawBottle(art, look));
  },
};

function drawBottle(art: Art, { colour, brand, label }: Look): void {
  art.shadow(boxFootprint(-46, -28, 46, 28), 150);
  const shoulder = corners('-44 0 r12, 44 0 r12, 44 118 r26, 18 142 r10, -18 142 r10, -44 118 r26', 5);
  art.prism('z', shoulder, -26, 26, gloss(colour, { lift: 0.75, drop: 0.34 }), { rim: 0.8, rimWidth: 3 });
  const ink = onPaper(colour, 0.55);
  const paper =
    rect(0, 0, 68, 84, '#f8f5ee', 8) +
    lockup(34, 9, 11, brand, ink, { anchor: 'middle', room: 58 }) +
    shape(LEAF, colour, 'transform="translate(20 62)"') +
    fittedWords(34, 77, 9, label, ink, 58, { anchor: 'middle' });
  art.onFront(-34, 102, 26.3, paper);
  drawPump(art, 142, plastic('#f4f1ec', { drop: 0.36 }));
}
