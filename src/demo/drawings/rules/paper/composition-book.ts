// A composition book: marbled boards, a taped spine, and a name label.
import { pieceColours, piecesShown, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { matte, paper } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, shape, stroke } from '../kit/print.ts';

const HIGH = 16;

export const compositionBook: Drawing = {
  colour: '#2e3136',
  brand: 'Inkwell Basics',
  fit: 0.86,
  angle: { yaw: 26, pitch: 44 },
  arrangesPack: true,
  draw(art, look) {
    const books = piecesShown(look.pack, 3);
    const covers = pieceColours(look, ['#7d4b9e', '#2d7a55'], books).reverse();
    art.shadow(boxFootprint(-80, -104, 80, 104), 20 * books, { softness: 14 });
    for (const [i, colour] of covers.entries()) {
      art.at({ x: i * 4, y: i * HIGH, turnY: i ? -4 + i * 5 : 0 }, () => drawBook(art, { ...look, colour }));
    }
  },
};

function drawBook(art: Art, look: Look): void {
  const cover = matte(look.colour, { fade: 0.08 });
  art.box([-80, 0, -104], [80, 2, 104], cover, { axis: 'y', radius: 10 });
  art.box([-78, 2, -101], [77, 13, 101], paper('#f6f0e2'), { axis: 'y', radius: 8 });
  art.onFront(-78, 13, 101.2, stroke('M4 3h146M4 6h146M4 9h146', '#c9bfa8', 0.7));
  art.box([-80, 13, -104], [80, HIGH, 104], cover, { axis: 'y', radius: 10, rim: 0.5 });
  art.onTop(-80, HIGH + 0.2, -104, print(look), 160, 208);
}

/** Marbling: pale blots in rows that never line up. */
function marbling(): string {
  const blots = Array.from({ length: 120 }, (_, i) => {
    const [x, y] = [34 + ((i * 0.7549) % 1) * 118, 6 + ((i * 0.5698) % 1) * 194].map(Math.round);
    const size = 1.6 + ((i * 13) % 5) * 0.7;
    return `M${x} ${y}q${tenth(size * 1.6)}-${tenth(size)} ${tenth(size * 2.4)} ${tenth(size * 0.4)}t-${tenth(size)} ${tenth(size * 1.7)}t-${tenth(size * 1.4)}-${tenth(size * 2.1)}z`;
  });
  return shape(blots.join(''), '#f4f1ec', 'opacity=".78"');
}

const tenth = (value: number): string => value.toFixed(1);

function print({ colour, brand, label }: Look): string {
  return (
    marbling() +
    rect(0, 0, 26, 208, shade(colour, -0.45)) +
    stroke('M26 0v208', shade(colour, 0.2), 1) +
    rect(44, 52, 96, 68, '#fdfbf6', 5, `stroke="${shade(colour, -0.2)}" stroke-width="2.5"`) +
    lockup(92, 62, 11, brand, '#2b2d33', { anchor: 'middle', room: 82 }) +
    stroke('M54 90h76M54 102h76', '#9b9384', 1.8) +
    fittedWords(92, 115, 9, label, '#2b2d33', 70, { anchor: 'middle' })
  );
}
