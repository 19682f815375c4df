// A pillow bag of chips, nuts or sweets with crimped ends and a window.
import { piecesShown, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { whiteOn } from '../kit/ink.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, spot, stroke } from '../kit/print.ts';

export const snackBags: Drawing = {
  colour: '#b3323a',
  brand: 'Harrowvale',
  fit: 0.86,
  angle: { yaw: 18, pitch: 14 },
  arrangesPack: true,
  draw(art, look) {
    const count = piecesShown(look.pack, 3);
    for (let i = count - 1; i >= 0; i--) art.at({ x: i * 78 - (count - 1) * 36, z: -i * 46 }, () => drawBag(art, look));
  },
};

function drawBag(art: Art, { colour, brand, label }: Look): void {
  art.shadow(boxFootprint(-70, -16, 70, 22), 200);
  const side = 'M 70 8 0 C 80 70 6, 80 150 6, 70 214 0 L 66 214 -8 C 60 150 -26, 60 70 -26, 66 8 -8 Z';
  art.curve(side, shade(colour, -0.42));
  const front = 'M -72 8 6 C -78 70 30, -78 150 30, -72 214 6 L 72 214 0 C 82 150 22, 82 70 22, 72 8 0 Z';
  art.curve(front, art.fade(20, [0, shade(colour, 0.32)], [0.4, shade(colour, 0.06)], [0.75, colour], [1, shade(colour, -0.3)]));
  for (const [low, high] of [
    [0, 12],
    [210, 224],
  ] as const) {
    art.polygon(`-74 ${low} 4, 74 ${low} 0, 72 ${high} 0, -72 ${high} 4`, art.fade(0, [0, shade(colour, 0.4)], [1, shade(colour, -0.2)]));
    art.line(`-72 ${(low + high) / 2} 4, 72 ${(low + high) / 2} 0`, shade(colour, -0.4), 2, 'stroke-dasharray="3 3"');
  }
  const bits = [30, 52, 74, 96].flatMap((x, i) => [
    spot(x, 138 + (i % 2) * 8, 13, '#e3b45c'),
    spot(x - 4, 134 + (i % 2) * 8, 5, '#f3d492'),
  ]);
  const panel = rect(10, 30, 104, 56, '#fbf8f1', 10) + lockup(62, 42, 15, brand, shade(colour, -0.45), { anchor: 'middle', room: 88 });
  const name = fittedWords(62, 76, 12, label, shade(colour, -0.3), 88, { anchor: 'middle' });
  art.onFront(
    -62,
    206,
    27,
    panel + name + rect(16, 112, 92, 54, '#5a3a20', 14) + bits.join('') + stroke('M20 176h84', whiteOn(colour), 3, 'opacity=".6"'),
  );
  art.curve(
    'M -58 200 20 C -66 140 32, -66 70 32, -60 16 20 C -56 70 32, -54 140 32, -58 200 20 Z',
    '#fff',
    `opacity=".35" filter="${art.blur(4)}"`,
  );
}
