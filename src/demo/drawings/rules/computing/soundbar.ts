// A soundbar: one long rounded bar in cloth, with its buttons.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { lightOn } from '../kit/ink.ts';
import { matte, plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, spot } from '../kit/print.ts';

export const soundbar: Drawing = {
  colour: '#5a6068',
  brand: 'Kestrel',
  fit: 0.94,
  angle: { yaw: 26, pitch: 20 },
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-220, -38, 220, 38), 70);
    art.box([-220, 4, -38], [220, 66, 38], plastic(shade(colour, -0.2)), { axis: 'y', radius: 34, rim: 0.6, smoothness: 5 });
    art.box([-214, 8, 30], [214, 60, 41], matte(colour), { radius: 16, rim: 0.4 });
    const mesh = Array.from({ length: 7 }, (_, row) => rect(8, 7 + row * 6, 412, 1.6, shade(colour, -0.3))).join('');
    art.onFront(
      -214,
      60,
      41.3,
      `<g opacity=".7">${mesh}</g>` +
        lockup(214, 16, 19, brand, lightOn(colour, 0.8), { anchor: 'middle', room: 150 }) +
        spot(392, 26, 4, '#58d09a'),
    );
    art.onTop(
      -60,
      66.4,
      -18,
      [0, 1, 2, 3].map((i) => spot(14 + i * 30, 18, 9, shade(colour, -0.45)) + spot(14 + i * 30, 18, 3, shade(colour, 0.5))).join(''),
    );
  },
};
