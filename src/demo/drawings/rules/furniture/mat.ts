// A floor mat: a thin sheet with a curled corner and its texture.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { rubber } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, spot, stroke } from '../kit/print.ts';

export const mat: Drawing = {
  colour: '#43474e',
  brand: 'Fieldhouse',
  fit: 0.92,
  angle: { yaw: 30, pitch: 30 },
  isFlat: true,
  draw(art, { colour }) {
    const pale = shade(colour, 0.34);
    art.shadow(boxFootprint(-200, -130, 200, 130), 14, { softness: 10 });
    art.box([-200, 0, -130], [200, 9, 130], rubber(colour, { shine: 0.2, lift: 0.5 }), { axis: 'y', radius: 22, rim: 0.6 });
    const studs = Array.from({ length: 84 }, (_, i) =>
      spot(40 + (i % 14) * 24.6, 38 + Math.floor(i / 14) * 36, 4, pale, 'opacity=".8"'),
    ).join('');
    const sheen = rect(0, 0, 400, 260, art.fade(30, [0, '#fff', 0.28], [0.5, '#fff', 0], [1, '#000', 0.12]), 22);
    art.onTop(-200, 9.2, -130, rect(16, 16, 368, 228, 'none', 14, `stroke="${pale}" stroke-width="3"`) + studs + sheen, 400, 260);
    art.cast('-198 10 132, -120 10 132, -196 10 66', 0.45, 6);
    art.curve(
      'M -200 9 60 C -196 40 96, -150 44 118, -126 9 130 C -150 18 118, -186 22 92, -200 9 60 Z',
      shade(colour, 0.3),
      `stroke="${shade(colour, 0.5)}" stroke-width="1.5"`,
    );
    art.onFront(-110, 8, 130.2, stroke('M0 4h300', pale, 1.5, 'opacity=".6"'));
  },
};
