// Binder dividers: white sheets with coloured, numbered tabs down the right edge.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { paper } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { spot, stroke, words } from '../kit/print.ts';
import { ringItem } from '../kit/vector.ts';

const TINTS = ['#c8645a', '#e3a24b', '#e6cf5a', '#86b567', '#5fa3b8', '#6f86bd', '#9a7bb5', '#c57ea6'];
const [HALF, DEEP] = [100, 140];

export const dividers: Drawing = {
  colour: '#5fa3b8',
  brand: 'Northfold',
  pack: { form: 'pack', n: 5 },
  fit: 0.86,
  angle: { yaw: 26, pitch: 44 },
  draw(art, { colour, isAssorted, pack }) {
    const tabs = Math.max(3, Math.min(8, pack.n));
    const pitch = (2 * DEEP - 16) / tabs;
    art.shadow(boxFootprint(-HALF, -DEEP, HALF + 20, DEEP), 20, { softness: 13 });
    // the last divider lies lowest and carries the tab nearest to the viewer
    for (let i = tabs - 1; i >= 0; i--) {
      const from = -DEEP + 8 + i * pitch;
      const tint = isAssorted ? ringItem(TINTS, i) : colour;
      art.at({ y: (tabs - 1 - i) * 2.4 }, () => drawDivider(art, from, from + pitch - 4, tint, i + 1));
    }
    art.onTop(-HALF, 2.5 * tabs, -DEEP, print(), 2 * HALF, 2 * DEEP);
  },
};

function drawDivider(art: Art, from: number, to: number, tint: string, number: number): void {
  const sheet = corners(`${-HALF} ${-DEEP} r3, ${HALF} ${-DEEP} r3, ${HALF} ${DEEP} r3, ${-HALF} ${DEEP} r3`);
  const tab = corners(`${HALF - 4} ${from}, ${HALF + 24} ${from + 4} r6, ${HALF + 24} ${to - 4} r6, ${HALF - 4} ${to}`);
  art.prism('y', tab, 0.2, 1.6, paper(tint, { lift: 0.5 }), { rim: 0.6 });
  art.prism('y', sheet, 0, 2, paper('#f1ece1'), { rim: 0.6 });
  const middle = (from + to) / 2;
  art.onTop(HALF - 2, 2.2, middle, words(13, 7, 20, String(number), shade(tint, -0.62), { anchor: 'middle' }));
}

function print(): string {
  const holes = [40, 140, 240]
    .map(
      (z) => spot(13, z, 7, '#d8d0c2') + spot(13.8, z + 1, 5.6, '#f3eee4') + spot(13, z, 10, 'none', 'stroke="#dfe6e8" stroke-width="3"'),
    )
    .join('');
  return holes + stroke('M44 44h90M44 66h120M44 82h104M44 98h120M44 130h120M44 146h88', '#c3baa9', 5);
}
