// Magazine files: tall boxes cut away at the back, a label and a finger hole on each spine.
import { piecesShown, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { board } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, spot, stroke } from '../kit/print.ts';

export const magazineFile: Drawing = {
  colour: '#ece8e1',
  brand: 'Tabb & Co.',
  pack: { form: 'pack', n: 3 },
  fit: 0.86,
  angle: { yaw: 32, pitch: 20 },
  arrangesPack: true,
  draw(art, { colour, brand, pack }) {
    const count = piecesShown(pack, 3);
    for (let i = 0; i < count; i++) {
      art.at({ x: (i - (count - 1) / 2) * 100 }, () => {
        art.shadow(boxFootprint(-44, -116, 44, 116), 200);
        drawFile(art, colour, brand, i);
      });
    }
  },
};

function drawFile(art: Art, colour: string, brand: string, i: number): void {
  const side = [
    [-116, 0],
    [116, 0],
    [116, 290],
    [70, 290],
    [-116, 150],
  ] as const;
  art.prism('x', side, -46, -42, board(shade(colour, -0.2)));
  for (const [x, tint] of [
    [-34, '#c8645a'],
    [-14, '#5fa3a8'],
    [6, '#e0b23c'],
    [24, '#6f86bd'],
  ] as const) {
    art.box([x, 10, -106], [x + 12, 262 - ((x + i * 11) % 17), 96], board(tint), { radius: 1 });
  }
  art.prism('x', side, 42, 46, board(colour), { rim: 0.4 });
  art.box([-46, 0, 110], [46, 290, 116], board(colour), { radius: 2, rim: 0.6 });
  art.onFront(
    -46,
    290,
    116.3,
    rect(14, 40, 64, 90, '#fdfbf6', 3, 'stroke="#0002" stroke-width="2"') +
      lockup(46, 54, 10, brand, '#34373d', { anchor: 'middle', room: 52 }) +
      stroke('M24 84h44M24 98h44M24 112h28', '#b3aa9c', 3) +
      spot(46, 196, 17, shade(colour, -0.55)) +
      stroke('M46 196m-17 0a17 17 0 1 1 34 0a17 17 0 1 1-34 0', '#b9bec4', 4),
  );
}
