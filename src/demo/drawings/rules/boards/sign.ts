// A sign on a plate, with its word.
import type { Drawing } from '../drawing.ts';
import { brandMark } from '../kit/brand.ts';
import { whiteOn } from '../kit/ink.ts';
import { plastic } from '../kit/material.ts';
import { fittedWords, rect, spot } from '../kit/print.ts';

export const sign: Drawing = {
  colour: '#2b5fa8',
  brand: 'Tabb & Co.',
  fit: 0.86,
  angle: { yaw: 20, pitch: 10 },
  draw(art, { colour, brand, label }) {
    const ink = whiteOn(colour);
    art.groundShadow('-158 -96 0, 176 -108 0, 176 96 0, -158 104 0', 0.3, 12);
    art.box([-165, -105, 0], [165, 105, 7], plastic(colour, { shine: 0.3 }), { radius: 14, rim: 0.8 });
    const frame = rect(14, 14, 302, 182, 'none', 8, `stroke="${ink}" stroke-width="4" opacity=".9"`);
    const screws = [28, 302].map((x) => spot(x, 105, 6, '#c9ced3', 'stroke="#7b838b" stroke-width="1.5"')).join('');
    const shown = label
      ? fittedWords(165, 126, 60, label.toUpperCase(), ink, 236, { anchor: 'middle' })
      : brandMark(121, 61, 88, ink, brand);
    art.onFront(-165, 105, 7.2, frame + screws + shown, 330, 210);
  },
};
