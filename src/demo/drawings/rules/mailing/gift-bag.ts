// A gift bag with rope handles and tissue paper.
import { piecesShown, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { board } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { spot } from '../kit/print.ts';

export const giftBag: Drawing = {
  colour: '#b3323a',
  brand: 'Postmark',
  fit: 0.86,
  angle: { yaw: 30, pitch: 18 },
  arrangesPack: true,
  draw(art, look) {
    const count = piecesShown(look.pack, 3);
    for (let i = count - 1; i >= 0; i--) art.at({ x: i * 100 - (count - 1) * 46, z: -i * 76 }, () => drawBag(art, look));
  },
};

function drawBag(art: Art, { colour }: Look): void {
  art.shadow(boxFootprint(-72, -34, 72, 34), 190);
  art.tube('M -28 200 -30 C -30 270 -30, 30 270 -30, 28 200 -30', shade(colour, -0.3), art.px(5));
  for (const [x, y] of [
    [-46, 214],
    [-12, 238],
    [24, 222],
    [50, 206],
  ] as const)
    art.polygon(
      `${x - 26} 180 0, ${x - 10} ${y} 4, ${x + 4} ${y - 14} 6, ${x + 20} ${y + 4} 0, ${x + 30} 180 4`,
      art.fade(60, [0, '#ffffff'], [1, '#e4dccd']),
    );
  art.box([-72, 0, -34], [72, 196, 34], board(colour, { shine: 0.12 }), { radius: 1.5, rim: 0.7 });
  const dots = Array.from({ length: 30 }, (_, i) =>
    spot(14 + (i % 5) * 29 + (Math.floor(i / 5) % 2) * 14, 24 + Math.floor(i / 5) * 30, 5, shade(colour, 0.6), 'opacity=".85"'),
  );
  art.onFront(-72, 196, 34.2, dots.join(''), 144, 196);
  art.onSide(
    72.2,
    196,
    34,
    `<path d="M34 0v150l-34 46M34 150l34 46" fill="none" stroke="${shade(colour, -0.5)}" stroke-width="1.6"/>`,
    68,
    196,
  );
  art.tube('M -28 188 35 C -30 262 38, 30 262 38, 28 188 35', shade(colour, -0.15), art.px(5));
  for (const x of [-28, 28]) art.onFront(x - 3, 192, 34.4, spot(3, 4, 4, '#d9b24c'));
}
