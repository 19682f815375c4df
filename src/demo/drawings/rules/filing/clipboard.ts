// A clipboard holding a checklist.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { matte, metal, PALETTE, paper } from '../kit/material.ts';
import { boxFootprint, circle, corners, roundedRect } from '../kit/outline.ts';
import { rect, stroke } from '../kit/print.ts';

export const clipboard: Drawing = {
  colour: '#9a6a3c',
  brand: 'Castor & Main',
  fit: 0.88,
  angle: { yaw: 26, pitch: 46 },
  draw(art, { colour }) {
    art.at({ turnY: -8 }, () => {
      art.shadow(boxFootprint(-115, -160, 115, 160), 16, { softness: 12 });
      art.prism('y', roundedRect(-115, -160, 115, 160, 14), 0, 5, matte(colour, { shine: 0.14 }), { rim: 0.6 });
      art.box([-104, 5, -132], [104, 8, 150], paper('#fdfbf7'), { axis: 'y', radius: 2, rim: 0.7 });
      art.onTop(-104, 8.2, -132, checklist(), 208, 282);
      drawClip(art);
    });
  },
};

function checklist(): string {
  const rows = [74, 116, 158, 200, 242];
  const boxes = rows.map((y) => rect(22, y - 11, 22, 22, 'none', 3, 'stroke="#7a818a" stroke-width="3"')).join('');
  const lines = rows.map((y, i) => `M60 ${y}h${[118, 92, 124, 80, 104][i] ?? 100}`).join('');
  const ticks = rows
    .slice(0, 3)
    .map((y) => `M26 ${y}l7 8 14-18`)
    .join('');
  return rect(22, 34, 96, 12, '#56606b', 2) + boxes + stroke(lines, '#bfb8ab', 6) + stroke(ticks, '#2d8a5b', 5, 'stroke-linecap="round"');
}

function drawClip(art: Art): void {
  const steel = metal(PALETTE.steel, { banding: 0.05 });
  const plate = corners('-52 -166 r6, 52 -166 r6, 58 -134 r4, 44 -122 r6, -44 -122 r6, -58 -134 r4');
  art.cast('-56 8 -118, 58 8 -116, 62 8 -140, -56 8 -140', 0.4, 4);
  art.prism('y', plate, 5, 13, steel, { rim: 0.8 });
  art.at({ y: 13, z: -150 }, () => {
    art.prism('y', corners('-26 -12 r8, 26 -12 r8, 30 12 r4, -30 12 r4'), 0, 9, metal(shade(PALETTE.steel, -0.1), { banding: 0.05 }), {
      rim: 0.7,
      holes: [circle(0, -2, 6, 18)],
      core: '#8b9097',
    });
  });
  art.rod([-46, 14, -134], [46, 14, -134], '0 5, 1 5', steel);
}
