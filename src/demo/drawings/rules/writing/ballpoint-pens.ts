// Capped stick pens side by side; the first has its cap off.
import { pieceColours, piecesShown, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { COPY_COLOUR } from '../kit/material.ts';
import { layOutSticks, onStick } from './stick-fan.ts';

const OTHER_COLOURS = ['#2b4c9b', '#b3323a', '#2d7a55'];
const SIZE = { length: 160, thickness: 12 };
const BARREL = '#f2f0ea';

export const ballpointPens: Drawing = {
  colour: '#23262d',
  brand: 'Quillet',
  pack: { form: 'pack', n: 4 },
  fit: 0.84,
  angle: { yaw: 30, pitch: 44 },
  isFlat: true,
  arrangesPack: true,
  draw(art, look) {
    const count = piecesShown(look.pack, 6);
    const middle = (count - 1) / 2;
    const sticks = pieceColours(look, OTHER_COLOURS, count).map((colour, i) => {
      const step = i - middle;
      return { colour, across: -52 + step * 21, down: 62 + step * 9, spin: -58 };
    });
    layOutSticks(art, sticks, SIZE, () => drawPen(art));
  },
};

/** The cap is at the tip's end; its clip lies on the upper side. */
function drawPen(art: Art): void {
  const at = onStick(art, SIZE.length);
  const ink = COPY_COLOUR;
  art.bar(
    at(0),
    at(1),
    [
      [0, 4.2, 0.015, 5.2, ink],
      [0.015, 5.2, 0.36, 6.2, ink],
      [0.36, 4.9, 0.955, 4.9, BARREL],
      [0.36, 1.3, 0.93, 1.3, ink],
      [0.955, 5, 0.99, 5, ink],
      [0.99, 5, 1, 3.6, ink],
    ],
    0.9,
  );
  art.line([at(0.38, 2.9), at(0.94, 2.9)], '#fff', 2, 'opacity=".7"');
  const clip = [at(0.03, 1.8), at(0.4, 1.6), at(0.425, 0), at(0.4, -1.6), at(0.03, -1.8)];
  art.polygon(
    clip.map((point) => point),
    ink,
  );
  art.polygon(clip, '#000', 'opacity=".22"');
  art.line([at(0.05, 1.2), at(0.4, 1)], '#fff', 1.8, 'opacity=".55"');
  art.line([at(0.06, -2.4), at(0.37, -2.4)], '#000', 2, 'opacity=".3"');
}
