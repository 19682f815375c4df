// Memory cards, the larger one leaning behind.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { whiteOn } from '../kit/ink.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { fittedWords, rect } from '../kit/print.ts';

export const memoryCard: Drawing = {
  colour: '#2b5fa8',
  brand: 'Tessel',
  label: '128 GB',
  fit: 0.66,
  angle: { yaw: 26, pitch: 18 },
  draw(art, { colour, brand, label }) {
    art.shadow(boxFootprint(-52, -8, 52, 14), 120);
    const outline = corners('-50 0 r5, 50 0 r5, 50 132 r5, -24 132 r3, -50 108 r3');
    art.prism('z', outline, -7, 0, plastic('#26282d'), { rim: 0.7 });
    const contacts = [22, 36, 50, 64, 78].map((x) => rect(x, 5, 8, 18, '#d9b24c', 2)).join('');
    const print =
      rect(8, 34, 84, 90, colour, 5) +
      lockup(50, 46, 14, brand, whiteOn(colour), { anchor: 'middle', room: 72 }) +
      fittedWords(50, 104, 26, label, whiteOn(colour), 72, { anchor: 'middle' });
    art.onFront(-50, 132, 0.2, contacts + print, 100, 132);
  },
};
