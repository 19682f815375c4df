// Scrub sponges, yellow with a rough side in the product's colour.
import { piecesShown, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { matte } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { spot } from '../kit/print.ts';

const PORES = [8, 24, 41, 57, 74, 92, 108, 121].map((x, i) => spot(x, 9 + ((i * 7) % 15), 2.4 + (i % 3), '#d8a92c')).join('');

export const sponges: Drawing = {
  colour: '#2d7a55',
  brand: 'Clearday',
  fit: 0.72,
  angle: { yaw: 30, pitch: 32 },
  arrangesPack: true,
  draw(art, { colour, pack }) {
    const count = piecesShown(pack, 3);
    const one = (turnY: number): void => {
      art.box([-66, 0, -42], [66, 28, 42], matte('#f0c93a'), { axis: 'y', radius: 10, rim: 0.6 });
      art.onFront(-66, 28, 42.2, PORES);
      art.box([-66, 28, -42], [66, 38, 42], matte(colour), { axis: 'y', radius: 10, rim: 0.5 });
      drawNap(art, turnY);
    };
    art.shadow(boxFootprint(-72, -48, 72, 48), 40 * count);
    for (let i = 0; i < count; i++) art.at({ y: i * 38, turnY: [6, -8, 12][i] ?? 0 }, () => one(i));
  },
};

function drawNap(art: Art, seed: number): void {
  const dots = Array.from({ length: 26 }, (_, i) =>
    spot(8 + ((i * 37 + seed * 11) % 116), 8 + ((i * 23) % 68), 1.6, '#fff', 'opacity=".35"'),
  );
  art.onTop(-66, 38.2, -42, dots.join(''), 132, 84);
}
