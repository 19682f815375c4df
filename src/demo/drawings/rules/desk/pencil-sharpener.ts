// An electric pencil sharpener with a pencil in it and a clear drawer of shavings.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { lightOn } from '../kit/ink.ts';
import { gloss, plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { rect, spot } from '../kit/print.ts';

export const pencilSharpener: Drawing = {
  colour: '#34373d',
  brand: 'Castor & Main',
  fit: 0.78,
  angle: { yaw: 32, pitch: 22 },
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-60, -74, 60, 76), 110);
    art.prism('x', corners('-74 0 r6, 74 0 r6, 74 86 r26, 30 124 r20, -74 124 r16', 5), -58, 58, plastic(colour), { rim: 0.7 });
    const drawer =
      rect(0, 0, 92, 44, '#c9d6dc', 6) +
      rect(4, 22, 84, 18, '#d3a66a', 4, 'opacity=".85"') +
      spot(24, 27, 6, '#b98450') +
      spot(52, 30, 7, '#e6c598') +
      spot(74, 27, 5, '#b98450');
    art.onFront(-46, 50, 74.4, drawer + rect(0, 0, 92, 44, art.fade(40, [0, '#fff', 0.6], [0.5, '#fff', 0]), 6));
    art.onFront(-46, 82, 74.4, lockup(46, 8, 12, brand, lightOn(colour), { anchor: 'middle', room: 84 }));
    art.at({ x: 4, y: 104, z: 50, turnX: -38 }, () => {
      art.rod([0, 0, -8], [0, 0, 4], '0 14, 1 14', plastic(shade(colour, -0.4)), { end: '#0c0d0f' });
      art.bar(
        [0, 0, 0],
        [0, 0, 128],
        [
          [0, 7, 0.78, 7, '#e8ae34'],
          [0.78, 7.4, 0.88, 7.4, '#b9bec4'],
          [0.88, 7, 1, 7, '#e08a86', '#c97471'],
        ],
      );
    });
    art.onSide(58.3, 110, 40, spot(66, 40, 13, gloss(colour).colour, 'stroke="#8b9199" stroke-width="3"'));
  },
};
