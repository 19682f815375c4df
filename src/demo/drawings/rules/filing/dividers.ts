// Binder dividers: white sheets with coloured, numbered tabs down the right edge.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { paper } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { fittedWords, spot, stroke } from '../kit/print.ts';
import { ringItem } from '../kit/vector.ts';

const TINTS = ['#c8645a', '#e3a24b', '#e6cf5a', '#86b567', '#5fa3b8', '#6f86bd', '#9a7bb5', '#c57ea6'];
const [HALF, DEEP] = [100, 140];

export const dividers: Drawing = {
  colour: '#5fa3b8',
  brand: 'Northfold',
  readsLabel: true,
  fit: 0.86,
  angle: { yaw: 26, pitch: 44 },
  draw(art, { colour, isAssorted, label }) {
    const names = tabNames(label);
    const tabs = names.length;
    const pitch = (2 * DEEP - 16) / tabs;
    art.shadow(boxFootprint(-HALF, -DEEP, HALF + 20, DEEP), 20, { softness: 13 });
    // the last divider lies lowest and carries the tab nearest to the viewer
    for (let i = tabs - 1; i >= 0; i--) {
      const from = -DEEP + 8 + i * pitch;
      const tint = isAssorted ? ringItem(TINTS, i) : colour;
      art.at({ y: (tabs - 1 - i) * 2.4 }, () => drawDivider(art, from, from + pitch - 4, tint, names[i] ?? ''));
    }
    art.onTop(-HALF, 2.5 * tabs, -DEEP, print(), 2 * HALF, 2 * DEEP);
  },
};

/** What the tabs say: `8` is eight numbered tabs, `A-Z` the alphabet by pairs, `1-31` the first days of a month. */
function tabNames(label: string): string[] {
  if (label === 'A-Z') return Array.from({ length: 13 }, (_, i) => String.fromCharCode(65 + i * 2, 66 + i * 2));
  const count = label === '1-31' ? 12 : Number(label) || 5;
  return Array.from({ length: Math.max(3, Math.min(12, Math.trunc(count))) }, (_, i) => String(i + 1));
}

function drawDivider(art: Art, from: number, to: number, tint: string, name: string): void {
  const sheet = corners(`${-HALF} ${-DEEP} r3, ${HALF} ${-DEEP} r3, ${HALF} ${DEEP} r3, ${-HALF} ${DEEP} r3`);
  const tab = corners(`${HALF - 4} ${from}, ${HALF + 24} ${from + 4} r6, ${HALF + 24} ${to - 4} r6, ${HALF - 4} ${to}`);
  art.prism('y', tab, 0.2, 1.6, paper(tint, { lift: 0.5 }), { rim: 0.6 });
  art.again('sheet', {}, () => art.prism('y', sheet, 0, 2, paper('#f1ece1'), { rim: 0.6 }));
  const middle = (from + to) / 2;
  art.onTop(
    HALF - 2,
    2.2,
    middle,
    fittedWords(13, 7, Math.min(20, (to - from) * 0.62), name, shade(tint, -0.62), 22, { anchor: 'middle' }),
  );
}

function print(): string {
  const holes = [40, 140, 240]
    .map(
      (z) => spot(13, z, 7, '#d8d0c2') + spot(13.8, z + 1, 5.6, '#f3eee4') + spot(13, z, 10, 'none', 'stroke="#dfe6e8" stroke-width="3"'),
    )
    .join('');
  return holes + stroke('M44 44h90M44 66h120M44 82h104M44 98h120M44 130h120M44 146h88', '#c3baa9', 5);
}
