// A stack of ruled index cards, the top one askew.
import { type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { paper } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, ruledLines, stroke } from '../kit/print.ts';

const [HALF_WIDTH, HALF_DEPTH, HEIGHT] = [76, 46, 26];

export const indexCards: Drawing = {
  colour: '#fbf8f2',
  brand: 'Northfold',
  label: '3 x 5',
  fit: 0.8,
  angle: { yaw: 28, pitch: 40 },
  draw(art, { colour, brand, label }) {
    const card = paper(colour);
    art.shadow(boxFootprint(-HALF_WIDTH, -HALF_DEPTH, HALF_WIDTH, HALF_DEPTH), 40, { softness: 12 });
    art.box([-HALF_WIDTH, 0, -HALF_DEPTH], [HALF_WIDTH, HEIGHT, HALF_DEPTH], card, { radius: 0.6, rim: 0.5 });
    const edges = (length: number): string => stroke(ruledLines(10, 1.8, 2.4, length), shade(colour, -0.2), 0.6, 'opacity=".8"');
    art.onFront(-HALF_WIDTH, HEIGHT, HALF_DEPTH + 0.1, edges(2 * HALF_WIDTH) + band(2 * HALF_WIDTH, brand, label));
    art.onSide(HALF_WIDTH + 0.1, HEIGHT, HALF_DEPTH, edges(2 * HALF_DEPTH));
    art.onTop(-HALF_WIDTH, HEIGHT + 0.1, -HALF_DEPTH, ruling(), 2 * HALF_WIDTH, 2 * HALF_DEPTH);
    art.at({ x: 12, y: HEIGHT + 1.5, z: -12, turnY: -11 }, () => drawLooseCard(art, colour));
  },
};

const ruling = (): string =>
  rect(0.4, 0.4, 151.2, 91.2, 'none', 1, 'stroke="#cdc4b4" stroke-width=".8"') +
  stroke('M0 20h152', '#d0605a', 1.6) +
  stroke('M0 34h152M0 47h152M0 60h152M0 73h152M0 86h152', '#7fa3c4', 1.1);

/** A paper band round the front of the stack. */
function band(width: number, brand: string, label: string): string {
  const blue = '#2f5d7c';
  return (
    rect(width * 0.12, 0, 74, HEIGHT, blue) +
    lockup(width * 0.12 + 7, 7, 12, brand, '#fff', { room: 60 }) +
    fittedWords(width - 10, 18, 12, label, '#6f675a', 44, { anchor: 'end' })
  );
}

function drawLooseCard(art: Art, colour: string): void {
  art.cast('-74 -1 48, 80 -1 46, 82 -1 -42, -70 -1 -42', 0.4, 6);
  art.box([-HALF_WIDTH, 0, -HALF_DEPTH], [HALF_WIDTH, 1.4, HALF_DEPTH], paper(shade(colour, 0.3)), { axis: 'y', radius: 1, rim: 0.6 });
  const writing = stroke(
    'M14 15c8-6 10 4 18 0s10 4 16-1 12 3 20-1M14 42c7-5 12 4 20 0s12 3 20-1 14 4 24 0M14 55c7-5 12 4 20 0s14 3 26-1',
    '#3d4450',
    1.8,
    'stroke-linecap="round"',
  );
  art.onTop(-HALF_WIDTH, 1.6, -HALF_DEPTH, ruling() + writing, 2 * HALF_WIDTH, 2 * HALF_DEPTH);
}
