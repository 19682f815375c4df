// Padded mailers: kraft outside, bubbles inside the open flap.
import { piecesShown, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { darkOn } from '../kit/ink.ts';
import { paper } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, spot, stroke } from '../kit/print.ts';

const [HALF, DEEP] = [92, 124];

export const paddedMailer: Drawing = {
  colour: '#d3a467',
  brand: 'Northfold',
  fit: 0.86,
  angle: { yaw: 26, pitch: 42 },
  arrangesPack: true,
  draw(art, { colour, brand, label, pack }) {
    const count = piecesShown(pack, 3);
    art.shadow(boxFootprint(-HALF, -DEEP, HALF, DEEP), 22 * count, { softness: 13 });
    for (let i = 0; i < count; i++) {
      const isTop = i === count - 1;
      art.at({ x: isTop ? 0 : 10 * (i % 2 ? -1 : 1), y: i * 12, turnY: isTop ? 4 : i % 2 ? -5 : 9 }, () => {
        drawMailer(art, colour);
        if (isTop) {
          drawFlap(art, colour);
          art.onTop(-HALF, 11.2, -DEEP, print(colour, brand, label), 2 * HALF, 2 * DEEP);
        }
      });
    }
  },
};

function drawMailer(art: Art, colour: string): void {
  const kraft = paper(colour, { lift: 0.55, drop: 0.34 });
  art.box([-HALF, 3, -DEEP], [HALF, 11, DEEP], kraft, { axis: 'y', radius: 8, rim: 0.6 });
  art.onTop(
    -HALF,
    11.1,
    -DEEP,
    rect(0, 0, 184, 248, art.fade(35, [0, '#fff', 0.22], [0.5, '#fff', 0], [1, '#3a2818', 0.14]), 8),
    2 * HALF,
    2 * DEEP,
  );
  art.line(`${-HALF + 8} 11.4 ${-DEEP + 6}, ${-HALF + 8} 11.4 ${DEEP - 6}`, shade(colour, -0.18), 1.4, 'opacity=".7"');
  art.line(`${HALF - 8} 11.4 ${-DEEP + 6}, ${HALF - 8} 11.4 ${DEEP - 6}`, shade(colour, -0.18), 1.4, 'opacity=".7"');
}

/** The flap stands half open at the far end: bubbles and a strip of adhesive. */
function drawFlap(art: Art, colour: string): void {
  const [z, top] = [-DEEP + 2, 11];
  art.polygon(
    `${-HALF} ${top} ${z}, ${HALF} ${top} ${z}, ${HALF - 6} ${top + 36} ${z - 34}, ${-HALF + 6} ${top + 36} ${z - 34}`,
    art.fade(80, [0, '#f2efe8'], [1, '#d3d0c8']),
    `stroke="${shade(colour, -0.2)}" stroke-width="2"`,
  );
  const bubbles = Array.from({ length: 26 }, (_, i) =>
    spot(12 + (i % 13) * 13.2, 34 + Math.floor(i / 13) * 10, 4, '#fff', 'stroke="#bfc4c6" stroke-width="1"'),
  ).join('');
  art.on([-HALF, top + 36, z - 34], [1, 0, 0], [0, -0.73, 0.69], rect(10, 4, 164, 13, shade(colour, 0.15), 2) + bubbles);
}

function print(colour: string, brand: string, label: string): string {
  const ink = darkOn(colour, 0.55);
  const address = rect(28, 84, 128, 78, '#fdfbf6', 3) + stroke('M42 106h66M42 122h90M42 138h52', '#a39a8c', 5);
  const stamp =
    rect(124, 30, 34, 40, '#fdfbf6', 2) +
    rect(128, 34, 26, 32, '#5f8fa3', 1) +
    stroke('M120 40h-26M120 50h-26M120 60h-26', shade(colour, -0.34), 2.5);
  return address + stamp + lockup(28, 206, 15, brand, ink, { room: 90 }) + fittedWords(158, 219, 14, label, ink, 48, { anchor: 'end' });
}
