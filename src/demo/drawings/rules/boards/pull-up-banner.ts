// A pull-up banner on its foot.
import type { Drawing } from '../drawing.ts';
import { brandMark } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { whiteOn } from '../kit/ink.ts';
import { metal } from '../kit/material.ts';
import { boxFootprint, roundedRect } from '../kit/outline.ts';
import { rect, shape, stroke } from '../kit/print.ts';
import { paper } from '../kit/material.ts';

export const pullUpBanner: Drawing = {
  colour: '#1f5a70',
  brand: 'Inkwell Print',
  fit: 0.94,
  angle: { yaw: 24, pitch: 12 },
  draw(art, { colour, brand }) {
    const ink = whiteOn(colour);
    art.shadow(boxFootprint(-84, -30, 84, 30), 200, { core: 0.3 });
    art.box([-82, 0, -26], [82, 16, 26], metal('#b9bec4', { banding: 0.03 }), { radius: 6, rim: 0.7 });
    art.sheet(roundedRect(-76, 14, 76, 400), 0, paper(colour));
    const print =
      shape('M0 250q76-60 152-10v146H0z', shade(colour, 0.4)) +
      shape('M0 300q76-50 152 0v86H0z', shade(colour, 0.75)) +
      brandMark(51, 36, 50, ink, brand) +
      stroke('M30 120h92M30 140h92M44 160h64', ink, 7, 'stroke-linecap="round"') +
      rect(40, 186, 72, 26, '#e0b12f', 13);
    art.onFront(-76, 400, 0.4, print, 152, 386);
    art.box([-79, 396, -6], [79, 408, 6], metal('#b9bec4', { banding: 0 }), { radius: 4, rim: 0.7 });
  },
};
