// A tablet leaning on its stand, with a stylus.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { metal, plastic } from '../kit/material.ts';
import { boxFootprint, corners, roundedRect } from '../kit/outline.ts';
import { rect, shape, spot, stroke } from '../kit/print.ts';

const [HALF, HIGH] = [128, 178];

export const tablet: Drawing = {
  colour: '#3d424a',
  brand: 'Quillet',
  fit: 0.86,
  angle: { yaw: 26, pitch: 20 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-HALF, -84, HALF, 6), 110);
    art.prism('x', corners('-84 0, -78 0, -34 110 r4, -42 112 r4'), -60, 60, plastic(shade(colour, -0.25)));
    art.at({ turnX: -18 }, () => {
      art.prism('z', roundedRect(-HALF, 0, HALF, HIGH, 14, 4), -8, 0, metal(colour, { banding: 0.02, shine: 0.35 }), { rim: 0.9 });
      art.prism('z', roundedRect(-HALF + 3, 3, HALF - 3, HIGH - 3, 12, 4), 0, 0.6, plastic('#15171b'), { rim: 0 });
      art.onFront(-HALF + 12, HIGH - 12, 0.9, screen(art), 232, 154);
    });
    drawStylus(art);
  },
};

function screen(art: Art): string {
  const cut = art.clip('<rect width="232" height="154" rx="4"/>');
  const ground = art.fade(50, [0, '#f0c59a'], [0.5, '#c9776a'], [1, '#4a4f80']);
  const icons = ['#f4f1ec', '#5fa3b8', '#e3b04c', '#86b567', '#f4f1ec', '#c8645a', '#6f86bd', '#3a3f47'];
  const tiles = icons.map((tint, i) => rect(34 + (i % 4) * 44, 34 + Math.floor(i / 4) * 40, 26, 26, tint, 7)).join('');
  const dock =
    rect(56, 124, 120, 22, '#fff', 10, 'opacity=".35"') +
    [0, 1, 2, 3].map((i) => spot(80 + i * 24, 135, 7, icons[i + 1] ?? '#fff')).join('');
  return `<g clip-path="${cut}">${shape('M0 0h232v154H0z', ground)}${shape('M0 120q70-40 130-14t102-20v68H0z', '#2d3560', 'opacity=".6"')}${tiles}${dock}${shape('M0 0h110L40 154H0z', '#fff', 'opacity=".12"')}</g>${stroke('M104 16h24', '#fff', 4, 'stroke-linecap="round" opacity=".8"')}`;
}

function drawStylus(art: Art): void {
  const [tip, end] = [
    [-60, 5, 62],
    [108, 5, 44],
  ] as const;
  art.shadow(boxFootprint(-58, 48, 104, 62), 10, { softness: 7 });
  art.bar(tip, end, [
    [0, 1, 0.06, 3.6, '#55595f'],
    [0.06, 4, 0.94, 4.6, '#f0ece5'],
    [0.94, 4.6, 1, 3.6, '#d6d1c8', '#bdb7ac'],
  ]);
}
