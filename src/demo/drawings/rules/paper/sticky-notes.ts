// Pads of sticky notes, stacked; the top sheet lifts and carries a scribble.
import { pieceColours, piecesShown, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { paper } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, ruledLines, stroke } from '../kit/print.ts';

const OTHER_COLOURS = ['#7cc8d8', '#f08fb0', '#9fd07a'];
const SIZE = 76;
const HALF = SIZE / 2;

export const stickyNotes: Drawing = {
  colour: '#f6d34a',
  brand: 'Tessel',
  pack: { form: 'pack', n: 3 },
  fit: 0.8,
  angle: { yaw: 32, pitch: 38 },
  arrangesPack: true,
  draw(art, look) {
    const pads = piecesShown(look.pack, 4);
    const height = pads === 1 ? 24 : 15;
    art.shadow(boxFootprint(-40, -40, 40, 40), 22 * pads, { softness: 14 });
    const colours = pieceColours(look, OTHER_COLOURS, pads).reverse();
    colours.forEach((colour, i) => {
      const odd = i % 2 === 1;
      const isTop = i === pads - 1;
      const askew = isTop ? 3 : odd ? -4 : 2;
      const place = { x: isTop ? 0 : odd ? -2.5 : 2, y: i * height, z: odd ? 1.5 : -1, turnY: askew };
      art.at(place, () => {
        drawPad(art, colour, height);
        if (isTop) drawTopSheet(art, colour, height);
      });
    });
  },
};

function drawPad(art: Art, colour: string, height: number): void {
  art.box([-HALF, 0, -HALF], [HALF, height, HALF], paper(colour, { drop: 0.28, lift: 0.5 }), { radius: 0.8, rim: 0.4 });
  const edges = (depth: number): string =>
    stroke(ruledLines(Math.trunc(height / 2.5), 2, 2.5, SIZE), shade(colour, -depth), 0.45, 'opacity=".75"');
  art.onFront(-HALF, height, HALF + 0.1, edges(0.16));
  art.onSide(HALF + 0.1, height, HALF, edges(0.34));
}

function drawTopSheet(art: Art, colour: string, y: number): void {
  const face = art.fade(60, [0, shade(colour, -0.05)], [0.3, shade(colour, 0.16)], [1, shade(colour, 0.06)]);
  art.onTop(-HALF, y + 0.1, -HALF, rect(0, 0, SIZE, SIZE, face));
  art.cast(`-36 ${y} 34, 37 ${y} 31, 38 ${y} 37, -38 ${y} 37`, 0.34, 4);
  const curl =
    `M -38 ${y} -4 C -38 ${y} 16, -38 ${y + 1} 28, -38 ${y + 6} 36 ` + `L 38 ${y + 13} 35 C 38 ${y + 2} 26, 38 ${y} 14, 38 ${y} -4 Z`;
  const bend = art.blend(art.page([0, y, 0]), art.page([0, y + 9, 36]), [
    [0, shade(colour, 0.09)],
    [0.45, shade(colour, -0.03)],
    [0.8, shade(colour, 0.42)],
    [1, shade(colour, 0.25)],
  ]);
  art.curve(curl, bend);
  const scribble = 'M12 20c8-6 10 4 16 0s8 4 14-1 10 3 18-1M12 33c7-5 10 4 17 0s9 3 16-1';
  art.onTop(-HALF, y + 0.1, -HALF, stroke(scribble, '#4d4a3e', 1.7, 'stroke-linecap="round" opacity=".8"'));
}
