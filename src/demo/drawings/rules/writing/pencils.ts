// Sharpened wooden pencils fanned out, erasers at the foot.
import { pieceColours, piecesShown, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { COPY_COLOUR, PALETTE } from '../kit/material.ts';
import { layOutSticks, onStick } from './stick-fan.ts';

const SIZE = { length: 176, thickness: 9 };
const WOOD = '#e6c598';

export const pencils: Drawing = {
  colour: '#e8ae34',
  brand: 'Brightleaf',
  pack: { form: 'pack', n: 4 },
  fit: 0.84,
  angle: { yaw: 30, pitch: 44 },
  isFlat: true,
  arrangesPack: true,
  draw(art, look) {
    const count = piecesShown(look.pack, 6);
    const middle = (count - 1) / 2;
    const sticks = pieceColours(look, [look.colour], count).map((colour, i) => {
      const step = i - middle;
      return { colour, across: 62 + step * 13, down: -62 + step * 17, spin: 140 - step * 6 };
    });
    layOutSticks(art, sticks, SIZE, () => drawPencil(art));
  },
};

function drawPencil(art: Art): void {
  const [start, end] = [onStick(art, SIZE.length)(0), onStick(art, SIZE.length)(1)];
  const paint = COPY_COLOUR;
  art.bar(
    start,
    end,
    [
      [0, 0.4, 0.03, 1.1, '#33353a'],
      [0.03, 1.1, 0.13, 4.4, WOOD],
      [0.12, 4.4, 0.85, 4.4, paint],
      [0.85, 4.7, 0.925, 4.7, PALETTE.steel],
      [0.925, 4.5, 0.99, 4.5, '#e08a86'],
      [0.99, 4.5, 1, 3.4, '#d47c79'],
    ],
    0.75,
  );
  const at = onStick(art, SIZE.length);
  const bite = (low: number, high: number) => [at(0.119, low), at(0.119, high), at(0.142, (low + high) / 2)];
  for (const [low, high] of [
    [-4.4, -1.5],
    [-1.5, 1.5],
    [1.5, 4.4],
  ] as const) {
    art.polygon(bite(low, high), WOOD);
  }
  art.line([at(0.145, 1.5), at(0.85, 1.5)], '#fff', 1.4, 'opacity=".45"');
  art.line([at(0.145, -1.5), at(0.85, -1.5)], '#000', 1.4, 'opacity=".16"');
  for (const share of [0.866, 0.888, 0.91]) art.line([at(share, 4.4), at(share, -4.4)], '#5c636b', 1.8, 'opacity=".7"');
}
