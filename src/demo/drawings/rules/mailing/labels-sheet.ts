// Sheets of labels, as many to a sheet as the label of the goods says, the last but one peeling off.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { paper } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, stroke } from '../kit/print.ts';

const [HALF, DEEP] = [108, 140];
/** Columns and rows of the sheets that are made. */
const LAYOUTS: ReadonlyMap<string, readonly [columns: number, rows: number]> = new Map(
  Object.entries({
    1: [1, 1],
    2: [1, 2],
    6: [2, 3],
    10: [2, 5],
    20: [2, 10],
    30: [3, 10],
    80: [4, 20],
  }),
);
const USUAL = [3, 8] as const;
const BACKING = '#d9d2c4';

export const labelsSheet: Drawing = {
  colour: '#fdfcf9',
  brand: 'Northfold',
  pack: { form: 'pack', n: 25 },
  fit: 0.86,
  angle: { yaw: 26, pitch: 44 },
  arrangesPack: true,
  readsLabel: true,
  draw(art, { colour, label }) {
    const grid = layout(...(LAYOUTS.get(label) ?? USUAL));
    art.shadow(boxFootprint(-HALF, -DEEP, HALF, DEEP), 16, { softness: 12 });
    art.at({ x: 12, z: -8, turnY: -7 }, () => drawSheet(art, colour, grid));
    art.at({ y: 3 }, () => {
      drawSheet(art, colour, grid);
      drawPeeled(art, colour, grid);
    });
  },
};

/** The labels of a sheet: left, top, width and height of each, and which one is peeling off. */
interface Layout {
  readonly boxes: readonly (readonly [x: number, y: number, width: number, height: number])[];
  readonly peeled: number;
}

function layout(columns: number, rows: number): Layout {
  const [across, down] = [(2 * HALF - 12) / columns, (2 * DEEP - 14) / rows];
  const boxes = Array.from({ length: columns * rows }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    return [8 + column * across, 8 + row * down, across - 4, down - 3] as const;
  });
  return { boxes, peeled: Math.max(0, Math.floor(rows * 0.7) * columns - 1) };
}

function drawSheet(art: Art, colour: string, { boxes, peeled }: Layout): void {
  art.box([-HALF, 0, -DEEP], [HALF, 2, DEEP], paper(BACKING), { axis: 'y', radius: 2, rim: 0.6 });
  const labels = boxes.map(([x, y, w, h], i) => rect(x, y, w, h, i === peeled ? shade(BACKING, -0.1) : colour, Math.min(5, h / 3)));
  const lines =
    boxes.length > 40
      ? []
      : boxes.filter((_, i) => i !== peeled).map(([x, y, w, h]) => printed(x + w * 0.12, y + h * 0.28, w * 0.7, h * 0.24));
  const size = Math.min(5, Math.max(2.4, (boxes[0]?.[3] ?? 30) / 12));
  art.onTop(-HALF, 2.2, -DEEP, labels.join('') + stroke(lines.join('') || 'M0 0', shade(colour, -0.34), size), 2 * HALF, 2 * DEEP);
}

/** Three lines of an address. */
function printed(x: number, y: number, width: number, step: number): string {
  return [0.8, 1, 0.6].map((share, i) => `M${x.toFixed(1)} ${(y + i * step).toFixed(1)}h${(width * share).toFixed(1)}`).join('');
}

function drawPeeled(art: Art, colour: string, { boxes, peeled }: Layout): void {
  const [left, top, width, height] = boxes[peeled] ?? [0, 0, 0, 0];
  const [x0, x1, z0, z1] = [left - HALF, left + width - HALF, top - DEEP, top + height - DEEP];
  art.cast(`${x0 + 16} 3 ${z1}, ${x1 + 10} 3 ${z1 + 6}, ${x1 + 10} 3 ${z0 + 8}, ${x0 + 16} 3 ${z0 + 4}`, 0.4, 4);
  const curl = art.fade(0, [0, shade(colour, -0.05)], [0.45, '#fff'], [0.75, shade(colour, -0.12)], [1, shade(colour, -0.02)]);
  const [far, near] = [z0, z1].map((z) => `${x0 + 34} 3 ${z}, ${x1 - 8} 14 ${z}, ${x1 + 16} 40 ${z}`);
  const back = `L ${x1 + 16} 40 ${z1} C ${x1 - 8} 14 ${z1}, ${x0 + 34} 3 ${z1}, ${x0 + 4} 3 ${z1}`;
  art.curve(`M ${x0 + 4} 3 ${z0} C ${far ?? near} ${back} Z`, curl, `stroke="${shade(colour, -0.25)}" stroke-width="1"`);
}
