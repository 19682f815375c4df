// A stitched sack of ice melt or absorbent.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { whiteOn } from '../kit/ink.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, shape, starPath } from '../kit/print.ts';

export const sack: Drawing = {
  colour: '#2b5fa8',
  brand: 'Steadfast',
  fit: 0.86,
  angle: { yaw: 24, pitch: 16 },
  isFlat: true,
  draw(art, { colour, brand, label }) {
    art.shadow(boxFootprint(-92, -44, 92, 46), 220);
    art.curve('M 92 0 30 C 108 90 26, 106 200 20, 84 264 4 L 84 264 -6 C 96 190 -50, 96 60 -50, 88 0 -40 Z', shade(colour, -0.42));
    art.curve(
      'M -92 0 40 C -108 90 60, -108 200 50, -86 264 6 L 84 264 4 C 108 200 42, 110 90 50, 92 0 34 C 40 -6 48, -40 -6 48, -92 0 40 Z',
      art.fade(20, [0, shade(colour, 0.25)], [0.4, shade(colour, 0.04)], [0.8, colour], [1, shade(colour, -0.25)]),
    );
    art.polygon('-86 262 6, 84 262 4, 82 282 2, -84 282 4', shade(colour, 0.35));
    art.line('-84 272 5, 83 272 4', '#fff', 3, 'stroke-dasharray="7 5"');
    const flake = shape(starPath(68, 150, 30, 6, 0.28), '#fff') + shape(starPath(68, 150, 12, 6, 0.4), colour);
    const print = rect(0, 0, 136, 54, '#f8f5ee', 8) + lockup(68, 18, 18, brand, shade(colour, -0.4), { anchor: 'middle', room: 118 });
    art.onFront(-68, 220, 52, print + fittedWords(68, 92, 26, label, whiteOn(colour), 120, { anchor: 'middle' }) + flake);
    art.curve(
      'M -84 230 26 C -98 160 60, -96 70 62, -84 20 48 C -82 80 60, -80 160 58, -84 230 26 Z',
      '#fff',
      `opacity=".3" filter="${art.blur(5)}"`,
    );
  },
};
