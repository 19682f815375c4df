// A stack of folded cloths, one of each colour.
import { pieceColours, type Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { matte } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';

export const cleaningCloths: Drawing = {
  colour: '#2b6fb0',
  brand: 'Clearday',
  fit: 0.8,
  angle: { yaw: 28, pitch: 26 },
  arrangesPack: true,
  draw(art, look) {
    art.shadow(boxFootprint(-96, -76, 96, 76), 90);
    for (const [i, colour] of pieceColours(look, ['#c8645a', '#e0b23c', '#5a8f7b'], 4).reverse().entries()) {
      const cloth = matte(colour, { fade: 0.1 });
      art.at({ x: (i % 2) * 5 - 2, y: i * 25, turnY: (i % 2) * 3 - 1 }, () => {
        art.box([-96, 0, -74], [94, 11, 74], cloth, { axis: 'x', radius: 6, rim: 0.4 });
        art.box([-96, 12, -74], [94, 24, 74], cloth, { axis: 'x', radius: 6, rim: 0.5 });
        art.line('-94 1 75, 92 1 75', shade(colour, -0.3), 2, 'stroke-dasharray="5 5"');
        art.line('-94 22 75, 92 22 75', shade(colour, 0.35), 2, 'stroke-dasharray="5 5"');
      });
    }
  },
};
