// Ruled writing pads with a bound top edge, stacked, the corner of the first sheet turned up.
import { pieceColours, piecesShown, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { matte, paper } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, ruledLines, stroke } from '../kit/print.ts';

const [HALF_WIDTH, HALF_DEPTH, HEIGHT] = [78, 106, 13];
const BINDING = '#8b3f3a';

export const legalPad: Drawing = {
  colour: '#f3df7c',
  brand: 'Northfold',
  fit: 0.86,
  angle: { yaw: 28, pitch: 44 },
  arrangesPack: true,
  draw(art, look) {
    const pads = piecesShown(look.pack, 4);
    art.shadow(boxFootprint(-HALF_WIDTH, -HALF_DEPTH, HALF_WIDTH, HALF_DEPTH), 16 * pads + 8, { softness: 13 });
    pieceColours(look, [look.colour], pads).forEach((colour, i) => {
      const isTop = i === pads - 1;
      art.at({ y: i * (HEIGHT + 1), turnY: isTop ? 0 : i % 2 ? 2 : -3 }, () => {
        drawPad(art, colour);
        if (isTop) art.onTop(-HALF_WIDTH, HEIGHT + 0.1, -HALF_DEPTH, sheet(colour, look.brand, look.label), 156, 212);
        if (isTop) drawCorner(art, colour);
      });
    });
  },
};

function drawPad(art: Art, colour: string): void {
  art.box([-HALF_WIDTH, 0, -HALF_DEPTH], [HALF_WIDTH, HEIGHT, HALF_DEPTH], paper(colour, { drop: 0.3, lift: 0.6 }), {
    radius: 0.6,
    rim: 0.4,
  });
  const edges = (length: number, depth: number): string =>
    stroke(ruledLines(5, 2, 2.4, length), shade(colour, -depth), 0.6, 'opacity=".8"');
  art.onFront(-HALF_WIDTH, HEIGHT, HALF_DEPTH + 0.1, edges(156, 0.18));
  art.onSide(HALF_WIDTH + 0.1, HEIGHT, HALF_DEPTH, edges(212, 0.34));
  art.box([-HALF_WIDTH - 0.6, 0, -HALF_DEPTH - 0.6], [HALF_WIDTH + 0.6, HEIGHT + 0.8, -HALF_DEPTH + 22], matte(BINDING, { shine: 0.1 }), {
    radius: 1,
    rim: 0.5,
  });
}

function sheet(colour: string, brand: string, label: string): string {
  const lines = stroke(ruledLines(15, 44, 11, 156), '#8fb3cf', 0.9);
  const margin = stroke('M30 22v190M33 22v190', '#d0605a', 1);
  const writing = stroke(
    'M42 41c9-7 12 5 20 0s12 4 18-1 14 4 24-1M42 63c8-6 12 5 22 0s10 4 18-1 14 4 30-1M42 85c8-6 12 5 22 0s12 3 22-1',
    shade(colour, -0.72),
    2,
    'stroke-linecap="round"',
  );
  const name =
    rect(0, 0, 156, 22, 'none') +
    lockup(10, 6, 9, brand, '#f0d9c8', { room: 70 }) +
    fittedWords(146, 14, 8, label, '#f0d9c8', 56, { anchor: 'end' });
  return `${lines + margin + writing}<g transform="translate(0 -.6)">${name}</g>`;
}

/** The near right corner of the first sheet, turned up: its shadow on the next sheet and its paler back. */
function drawCorner(art: Art, colour: string): void {
  const [x, y, z] = [HALF_WIDTH, HEIGHT + 0.3, HALF_DEPTH];
  art.polygon(`${x - 46} ${y} ${z}, ${x} ${y} ${z}, ${x} ${y} ${z - 52}`, shade(colour, -0.12));
  art.cast(`${x - 46} ${y} ${z}, ${x - 6} ${y} ${z - 6}, ${x} ${y} ${z - 52}`, 0.45, 5);
  const back = art.blend(art.page([x - 22, y, z - 24]), art.page([x - 14, y + 30, z - 16]), [
    [0, shade(colour, -0.2)],
    [0.4, shade(colour, 0.25)],
    [1, shade(colour, 0.65)],
  ]);
  const fold = `M ${x - 46} ${y} ${z} C ${x - 36} ${y + 4} ${z - 6}, ${x - 30} ${y + 14} ${z - 14}, ${x - 26} ${y + 26} ${z - 20}`;
  art.curve(`${fold} C ${x - 18} ${y + 16} ${z - 34}, ${x - 8} ${y + 6} ${z - 44}, ${x} ${y} ${z - 52} Z`, back);
}
