// Toilet bowl cleaner: a flat bottle whose neck bends to get under the rim.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { onPaper } from '../kit/ink.ts';
import { gloss, plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { fittedWords, rect, shape } from '../kit/print.ts';

const BOTTLE = '-46 0 r12, 46 0 r12, 46 128 r30, 24 168 r26, 4 202 r18, -26 240 r4, -50 222 r4, -24 184 r16, -30 160 r14, -46 128 r24';
const CAP = '-23 239 r3, -49 219 r3, -66 252 r5, -50 264 r5';
const BOWL = 'M0 0h44v7h-4q-1 21-18 24-17-3-18-24H0zM14 30h16l3 12H11z';

export const bowlCleaner: Drawing = {
  colour: '#2f5f9e',
  brand: 'Clearday',
  fit: 0.86,
  angle: { yaw: 26, pitch: 14 },
  draw(art, { colour, brand, label }) {
    art.shadow(boxFootprint(-48, -26, 48, 26), 170);
    art.prism('z', corners(BOTTLE, 5), -24, 24, gloss(colour, { lift: 0.75, drop: 0.34 }), { rim: 0.8, rimWidth: 3 });
    art.prism('z', corners(CAP, 4), -17, 17, plastic('#f4f1ec', { drop: 0.36 }), { rim: 0.8 });
    const paper =
      rect(0, 0, 76, 96, '#f8f5ee', 8) +
      rect(0, 0, 76, 28, shade(colour, -0.2), 8) +
      lockup(38, 8, 12, brand, '#fff', { anchor: 'middle', room: 66 }) +
      shape(BOWL, onPaper(colour, 0.25), 'transform="translate(16 38)"') +
      fittedWords(38, 90, 9, label, onPaper(colour, 0.5), 66, { anchor: 'middle' });
    art.onFront(-38, 112, 24.3, paper);
  },
};
