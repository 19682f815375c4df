// Mechanical pencils: steel point, grip, clip and eraser; one alone lies beside its leads.
import { pieceColours, piecesShown, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { COPY_COLOUR, PALETTE } from '../kit/material.ts';
import { layOutSticks, onStick } from './stick-fan.ts';

const OTHER_COLOURS = ['#2e3136', '#b3323a', '#2f7a6b'];
const SIZE = { length: 150, thickness: 12 };

export const mechanicalPencil: Drawing = {
  colour: '#2f5fa3',
  brand: 'Tessel',
  pack: { form: 'pack', n: 2 },
  fit: 0.82,
  angle: { yaw: 30, pitch: 44 },
  isFlat: true,
  arrangesPack: true,
  draw(art, look) {
    const count = piecesShown(look.pack, 4);
    const middle = (count - 1) / 2;
    const sticks = pieceColours(look, OTHER_COLOURS, count).map((colour, i) => {
      const step = i - middle;
      return { colour, across: -60 + step * 9, down: 42 + step * 20, spin: -36 + step * 5 };
    });
    layOutSticks(art, sticks, SIZE, () => drawPencil(art));
  },
};

function drawPencil(art: Art): void {
  const at = onStick(art, SIZE.length);
  const body = COPY_COLOUR;
  art.bar(
    at(0),
    at(1),
    [
      [0, 0.7, 0.045, 0.8, '#3c3f45'],
      [0.04, 1.5, 0.075, 1.7, PALETTE.steel],
      [0.075, 1.9, 0.15, 5.2, PALETTE.steel],
      [0.15, 5.6, 0.36, 5.8, '#3a3d44'],
      [0.36, 5.8, 0.82, 5.6, body],
      [0.82, 5.9, 0.845, 5.9, PALETTE.steel],
      [0.845, 4.2, 0.94, 4.2, PALETTE.steel],
      [0.94, 3.6, 0.99, 3.6, '#f0ece6'],
      [0.99, 3.6, 1, 2.8, '#e4dfd6'],
    ],
    0.9,
  );
  for (let i = 0; i < 8; i++) {
    const share = 0.175 + i * 0.023;
    art.line([at(share, 5), at(share, -5)], '#000', 1.6, 'opacity=".45"');
  }
  const clip = [at(0.56, 2.4), at(0.83, 2.6), at(0.845, 0.4), at(0.83, -1.6), at(0.56, -1.4), at(0.545, 0.5)];
  const steel = art.blend(art.page(at(0.7, 2.6)), art.page(at(0.7, -1.6)), [
    [0, '#fff'],
    [0.4, '#d5d9de'],
    [1, '#767e86'],
  ]);
  art.line([at(0.57, -2.4), at(0.82, -2.6)], '#000', 2.5, 'opacity=".3"');
  art.polygon(clip, steel, 'stroke="#0005"');
}
