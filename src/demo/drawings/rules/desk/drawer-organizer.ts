// A shallow tray with compartments for clips, pens and notes.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, spot, stroke } from '../kit/print.ts';

const [HALF, DEEP, HIGH] = [150, 104, 34];
const WELLS = [
  [10, 10, 84, 188],
  [104, 10, 92, 88],
  [104, 108, 92, 90],
  [206, 10, 84, 124],
  [206, 144, 84, 54],
] as const;

export const drawerOrganizer: Drawing = {
  colour: '#c8955c',
  brand: 'Castor & Main',
  fit: 0.88,
  angle: { yaw: 28, pitch: 44 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-HALF, -DEEP, HALF, DEEP), 40);
    art.box([-HALF, 0, -DEEP], [HALF, HIGH, DEEP], plastic(colour, { shine: 0.15 }), { axis: 'y', radius: 10, rim: 0.8 });
    const wells = WELLS.map(
      ([x, y, w, h]) =>
        rect(x, y, w, h, shade(colour, -0.3), 6) +
        rect(x, y, w, 12, shade(colour, -0.52), 6) +
        rect(x + 4, y + 14, w - 8, h - 18, shade(colour, -0.12), 4),
    ).join('');
    const pens = [24, 44, 64]
      .map(
        (x, i) => rect(x, 28, 9, 150, ['#2a57a8', '#b3323a', '#e0b23c'][i] ?? '', 4) + rect(x + 2, 28, 2, 150, '#fff', 0, 'opacity=".5"'),
      )
      .join('');
    const clips = stroke('M122 40h26v14h-20v-8h16M150 62h28v14h-22v-8h16M120 70h20v12h-14', '#7b838b', 3);
    const notes = rect(118, 126, 62, 58, '#f6d34a', 2) + stroke('M126 142h40M126 154h32', '#b8952a', 3);
    const pins = [
      [228, 40],
      [258, 58],
      [236, 84],
      [264, 104],
    ]
      .map(([x = 0, y = 0], i) => spot(x, y, 10, ['#b3323a', '#2d7a55', '#2a57a8', '#e0b23c'][i] ?? ''))
      .join('');
    art.onTop(-HALF, HIGH + 0.3, -DEEP, wells + pens + clips + notes + pins + rect(218, 156, 60, 30, '#f4f1ec', 4), 2 * HALF, 2 * DEEP);
  },
};
