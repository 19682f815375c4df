// Sheets of address labels, one label peeling off.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { paper } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, stroke } from '../kit/print.ts';

const [HALF, DEEP] = [108, 140];
const [COLUMNS, ROWS] = [3, 8];
/** The label that is peeling off. */
const PEELED = { row: 5, column: 2 };
const BACKING = '#d9d2c4';

export const labelsSheet: Drawing = {
  colour: '#fdfcf9',
  brand: 'Northfold',
  pack: { form: 'pack', n: 25 },
  fit: 0.86,
  angle: { yaw: 26, pitch: 44 },
  arrangesPack: true,
  draw(art, { colour }) {
    art.shadow(boxFootprint(-HALF, -DEEP, HALF, DEEP), 16, { softness: 12 });
    art.at({ x: 12, z: -8, turnY: -7 }, () => drawSheet(art, colour));
    art.at({ y: 3 }, () => {
      drawSheet(art, colour);
      drawPeeled(art, colour);
    });
  },
};

/** Left, top, width and height of a label on its sheet. */
function labelBox(row: number, column: number): readonly [x: number, y: number, width: number, height: number] {
  const [width, height] = [64, 30];
  return [8 + column * 68, 10 + row * 33, width, height];
}

function drawSheet(art: Art, colour: string): void {
  art.box([-HALF, 0, -DEEP], [HALF, 2, DEEP], paper(BACKING), { axis: 'y', radius: 2, rim: 0.6 });
  let labels = '';
  let lines = '';
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const [x, y, width, height] = labelBox(row, column);
      const isPeeled = row === PEELED.row && column === PEELED.column;
      labels += rect(x, y, width, height, isPeeled ? shade(BACKING, -0.1) : colour, 4);
      if (!isPeeled) lines += `M${x + 7} ${y + 9}h34M${x + 7} ${y + 16}h44M${x + 7} ${y + 23}h26`;
    }
  }
  art.onTop(-HALF, 2.2, -DEEP, labels + stroke(lines, shade(colour, -0.34), 3), 2 * HALF, 2 * DEEP);
}

function drawPeeled(art: Art, colour: string): void {
  const [left, top, width, height] = labelBox(PEELED.row, PEELED.column);
  const [x0, x1, z0, z1] = [left - HALF, left + width - HALF, top - DEEP, top + height - DEEP];
  art.cast(`${x0 + 16} 3 ${z1}, ${x1 + 10} 3 ${z1 + 6}, ${x1 + 10} 3 ${z0 + 8}, ${x0 + 16} 3 ${z0 + 4}`, 0.4, 4);
  const curl = art.fade(0, [0, shade(colour, -0.05)], [0.45, '#fff'], [0.75, shade(colour, -0.12)], [1, shade(colour, -0.02)]);
  const [far, near] = [z0, z1].map((z) => `${x0 + 34} 3 ${z}, ${x1 - 8} 14 ${z}, ${x1 + 16} 40 ${z}`);
  const back = `L ${x1 + 16} 40 ${z1} C ${x1 - 8} 14 ${z1}, ${x0 + 34} 3 ${z1}, ${x0 + 4} 3 ${z1}`;
  art.curve(`M ${x0 + 4} 3 ${z0} C ${far ?? near} ${back} Z`, curl, `stroke="${shade(colour, -0.25)}" stroke-width="1"`);
}
