// A cushion for the small of the back: waisted, with a groove for the spine and a strap to the chair.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { matte } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { stroke } from '../kit/print.ts';

export const cushion: Drawing = {
  colour: '#34373d',
  brand: 'Fieldhouse',
  fit: 0.76,
  angle: { yaw: 28, pitch: 20 },
  draw(art, { colour }) {
    const cloth = matte(colour, { shine: 0.12 });
    art.shadow(boxFootprint(-120, -40, 120, 44), 150);
    const strap = '#1d1f23';
    art.tube('M -112 112 -30 C -168 118 -40, -168 74 -40, -112 78 -30', strap, art.px(13));
    art.prism(
      'z',
      corners(`-128 4 r52, 0 18 r240, 128 4 r52, 112 92 r110, 120 178 r56, 0 160 r240, -120 178 r56, -112 92 r110`, 6),
      -38,
      18,
      matte(shade(colour, -0.22), { shine: 0.1 }),
      {
        rim: 0.5,
      },
    );
    art.prism(
      'z',
      corners('-112 18 r44, 0 30 r220, 112 18 r44, 98 92 r100, 104 164 r50, 0 148 r220, -104 164 r50, -98 92 r100', 6),
      18,
      44,
      cloth,
      {
        rim: 0.6,
      },
    );
    const mesh = Array.from({ length: 7 }, (_, i) => `M24 ${38 + i * 15}q88 -10 176 0`).join('');
    art.onFront(
      -112,
      164,
      44.3,
      stroke(mesh, shade(colour, 0.4), 2, 'opacity=".55"') +
        stroke('M112 26v98', shade(colour, -0.4), 7, 'opacity=".5" stroke-linecap="round"'),
    );
    art.tube('M 112 78 -10 C 172 72 -20, 172 118 -20, 114 112 -10', strap, art.px(13));
  },
};
