// A fork, a knife and a spoon side by side on a napkin.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { paper } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { shape, stroke } from '../kit/print.ts';

const FORK = 'M-7 0v64c0 14-6 18-6 34v92a13 11 0 0 0 26 0v-92c0-16-6-20-6-34V0h-4v52h-2V0h-2v52h-2V0z';
const KNIFE = 'M-9 0c14 6 20 40 18 104l-2 6v80a9 9 0 0 1-16 0z';
const SPOON = 'M0-4c16 0 20 22 18 40-2 16-10 22-10 34l5 118a13 11 0 0 1-26 0l5-118c0-12-8-18-10-34-2-18 2-40 18-40z';

export const cutlery: Drawing = {
  colour: '#d3a66a',
  brand: 'Packwell',
  fit: 0.8,
  angle: { yaw: 26, pitch: 48 },
  isFlat: true,
  draw(art, { colour }) {
    art.shadow(boxFootprint(-110, -120, 110, 120), 10, { softness: 10 });
    art.box([-110, 0, -120], [110, 4, 120], paper('#f3efe6'), { axis: 'y', radius: 4, rim: 0.5 });
    const print = [FORK, KNIFE, SPOON].map((outline, i) => {
      const place = `transform="translate(${52 + i * 58} 26)"`;
      const body = shape(outline, art.fade(0, [0, shade(colour, 0.25)], [0.5, colour], [1, shade(colour, -0.25)]), place);
      return (
        shape(outline, '#2a1c12', `transform="translate(${57 + i * 58} 30)" opacity=".3" filter="${art.blur(3)}"`) +
        body +
        shape(outline, 'none', `${place} stroke="${shade(colour, -0.35)}" stroke-width="1"`)
      );
    });
    art.onTop(-110, 4.2, -120, stroke('M8 8h204v224H8z', '#d9d0c0', 1.5, 'stroke-dasharray="5 4"') + print.join(''), 220, 240);
  },
};
