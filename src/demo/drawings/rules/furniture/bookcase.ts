// An open bookcase with as many shelves as its label says, books and boxes on them.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { matte } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { stroke } from '../kit/print.ts';

const [HALF, DEEP, BOARD, STEP] = [110, 44, 10, 102];
/** Spines from left to right: width, height, colour. */
const BOOKS: readonly (readonly [width: number, height: number, colour: string])[] = [
  [14, 78, '#8b3f3a'],
  [18, 72, '#2f5d7c'],
  [12, 80, '#d9a94a'],
  [16, 68, '#3d7a5e'],
  [20, 76, '#efe6d4'],
  [13, 70, '#6d4a6a'],
];

export const bookcase: Drawing = {
  colour: '#b98450',
  brand: 'Castor & Main',
  label: '3',
  readsLabel: true,
  fit: 0.9,
  angle: { yaw: 26, pitch: 14 },
  draw(art, { colour, label }) {
    const count = Math.min(6, Math.max(1, Number.parseInt(label, 10) || 3));
    const high = 24 + count * STEP;
    const shelves = Array.from({ length: count }, (_, i) => BOARD + i * STEP);
    const wood = matte(colour, { shine: 0.14 });
    art.shadow(boxFootprint(-HALF, -DEEP, HALF, DEEP), 260);
    art.box([-HALF, 0, -DEEP], [HALF, high, -DEEP + 4], matte(shade(colour, -0.28)), { radius: 0, rim: 0 });
    art.box([-HALF, 0, -DEEP], [-HALF + BOARD, high, DEEP], wood, { radius: 0, rim: 0.4 });
    shelves.forEach((y, i) => {
      art.cast(
        `${-HALF + BOARD} ${y + 92} ${-DEEP + 5}, ${HALF} ${y + 92} ${-DEEP + 5}, ${HALF} ${y + 60} ${-DEEP + 5}, ${-HALF + BOARD} ${y + 74} ${-DEEP + 5}`,
        0.3,
        8,
      );
      art.again('shelf', { y }, () =>
        art.box([-HALF + BOARD, -BOARD, -DEEP + 4], [HALF - BOARD, 0, DEEP - 2], wood, { radius: 0, rim: 0.5 }),
      );
      drawContents(art, y, i % 3);
    });
    art.box([HALF - BOARD, 0, -DEEP], [HALF, high, DEEP], wood, { radius: 0, rim: 0.5 });
    const grain = stroke(
      'M14 12c6 110-8 190 2 300M42 12c-8 120 10 200 0 300M68 12c8 100-6 210 4 300',
      shade(colour, -0.5),
      2,
      'opacity=".4"',
    );
    art.onSide(HALF + 0.2, high, DEEP, `<g transform="scale(1 ${(high / 324).toFixed(3)})">${grain}</g>`, 2 * DEEP, high);
    art.box([-HALF - 4, high - 4, -DEEP - 2], [HALF + 4, high + 8, DEEP + 4], wood, { radius: 2, rim: 0.7 });
  },
};

function drawContents(art: Art, y: number, shelf: number): void {
  let x = shelf === 1 ? -10 : -94;
  const count = shelf === 2 ? 6 : 5;
  if (shelf === 1) drawBox(art, -84, y, 64, 58, '#5f8fa3');
  for (const [i, [width, height, colour]] of BOOKS.slice(0, count).entries()) {
    art.again(`book${i}`, { x, y }, () => {
      art.box([0, 0, -26], [width, height, 24], matte(colour, { shine: 0.12 }), { radius: 0, rim: 0.3 });
      art.onFront(0, height, 24.2, stroke(`M2 12h${width - 4}M2 ${height - 14}h${width - 4}`, shade(colour, 0.5), 1.6));
    });
    x += width + 1;
  }
  if (shelf === 0) drawBox(art, 8, y, 78, 62, '#d8c39a');
  if (shelf === 2) drawPlant(art, 62, y);
}

function drawBox(art: Art, x: number, y: number, width: number, height: number, colour: string): void {
  art.box([x, y, -28], [x + width, y + height, 30], matte(colour), { radius: 1, rim: 0.5 });
  art.onFront(
    x,
    y + height,
    30.2,
    `<rect x="${width / 2 - 14}" y="14" width="28" height="14" rx="2" fill="#fffdf6" stroke="${shade(colour, -0.4)}" stroke-width="1.5"/>`,
  );
}

function drawPlant(art: Art, x: number, y: number): void {
  const leaves = [-26, -12, 0, 12, 26].map(
    (lean) =>
      `M ${x} ${y + 26} 0 C ${x + lean * 0.4} ${y + 50} 4, ${x + lean} ${y + 58} 6, ${x + lean * 1.3} ${y + 74 - Math.abs(lean) * 0.5} 6`,
  );
  for (const leaf of leaves) {
    art.tube(leaf, '#3f6b45', art.px(9));
    art.tube(leaf, '#6fa06a', art.px(3.5));
  }
  art.lathe(x, 0, `13 ${y}, 18 ${y + 28}`, matte('#f1ede6', { shine: 0.2 }), { topFill: '#4a3a2c' });
}
