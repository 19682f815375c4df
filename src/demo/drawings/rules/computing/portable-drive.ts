// A portable drive with its lead.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { lightOn } from '../kit/ink.ts';
import { metal, plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, spot } from '../kit/print.ts';

export const portableDrive: Drawing = {
  colour: '#43474e',
  brand: 'Tessel',
  fit: 0.8,
  angle: { yaw: 28, pitch: 36 },
  draw(art, { colour, brand, label }) {
    const ink = lightOn(colour);
    art.shadow(boxFootprint(-58, -86, 58, 86), 24, { softness: 9 });
    art.tube('M 0 10 -84 C 0 12 -150, -130 4 -150, -130 4 -60 C -130 4 10, -100 4 40, -96 4 80', '#26282d', art.px(9));
    art.tube('M 0 12 -84 C 0 14 -148, -128 7 -148, -128 7 -60', '#5a5e65', art.px(3));
    art.box([-104, 0, 74], [-88, 9, 112], metal('#c9ced3', { banding: 0 }), { radius: 2, rim: 0.7 });
    art.box([-58, 0, -86], [58, 20, 86], plastic(colour), { axis: 'y', radius: 12, rim: 0.8 });
    const ridge = rect(12, 14, 92, 144, shade(colour, 0.1), 8, `stroke="${shade(colour, -0.25)}" stroke-width="1.4"`);
    art.onTop(
      -58,
      20.3,
      -86,
      ridge +
        lockup(58, 66, 15, brand, ink, { anchor: 'middle', room: 82 }) +
        fittedWords(58, 104, 16, label, ink, 80, { anchor: 'middle' }) +
        spot(58, 142, 3.5, '#7fb9e8'),
      116,
      172,
    );
  },
};
