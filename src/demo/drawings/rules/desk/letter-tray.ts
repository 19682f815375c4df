// Two stacked letter trays with papers in them.
import { piecesShown, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { paper, plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { rect, stroke } from '../kit/print.ts';

const STEP = 62;

export const letterTray: Drawing = {
  colour: '#3d424b',
  brand: 'Castor & Main',
  pack: { form: 'pack', n: 2 },
  fit: 0.86,
  angle: { yaw: 32, pitch: 26 },
  arrangesPack: true,
  draw(art, { colour, pack }) {
    const trays = piecesShown(pack, 4);
    art.shadow(boxFootprint(-160, -118, 160, 118), 50 * trays);
    for (let i = 0; i < trays; i++) art.at({ y: i * STEP }, () => drawTray(art, colour, i, i === trays - 1));
  },
};

function drawTray(art: Art, colour: string, index: number, isTop: boolean): void {
  const shell = plastic(colour);
  art.box([-155, 6, -118], [155, 10, 118], shell, { axis: 'y', radius: 6 });
  art.box([-160, 0, -118], [-155, 44, 118], shell, { axis: 'x', radius: 4 });
  art.box([-155, 0, -118], [155, 44, -113], shell, { radius: 2 });
  drawPapers(art, index);
  // the near walls: a low lip in front, notched, and the right side
  const lip = corners('-160 0, 160 0, 160 44 r6, 110 44 r10, 84 14 r12, -84 14 r12, -110 44 r10, -160 44 r6', 3);
  art.prism('x', corners('-118 0, 118 0, 118 44 r4, -118 44 r4'), 155, 160, shell, { rim: 0.5 });
  art.prism('z', lip, 113, 118, shell, { rim: 0.7 });
  if (!isTop) {
    for (const x of [-152, 146]) art.box([x, 44, 108], [x + 8, STEP + 2, 116], plastic(shade(colour, -0.2)), { radius: 0 });
  }
}

function drawPapers(art: Art, index: number): void {
  const height = index % 2 ? 18 : 26;
  art.box([-146, 10, -106], [146, 10 + height, 108], paper('#f6f2ea'), { radius: 0.6, rim: 0.6 });
  const sheets = Array.from({ length: Math.floor(height / 4) }, (_, i) => `M0 ${3 + i * 4}h292`).join('');
  art.onFront(-146, 10 + height, 108.2, stroke(sheets, '#cfc6b6', 1.2));
  const page = rect(20, 20, 110, 12, '#6a7078', 2) + stroke('M20 50h250M20 66h220M20 82h250M20 98h160M20 124h250M20 140h230', '#c3bcae', 5);
  art.onTop(-146, 10.2 + height, -106, page, 292, 214);
}
