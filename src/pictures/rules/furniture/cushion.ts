// A back or seat cushion with piping and a strap.
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
    art.prism('z', corners('-120 0 r40, 120 0 r40, 110 190 r60, -110 190 r60', 6), -38, 20, cloth, { rim: 0.5 });
    art.prism('z', corners('-104 12 r40, 104 12 r40, 96 178 r56, -96 178 r56', 6), 20, 44, matte(shade(colour, 0.08), { shine: 0.14 }), {
      rim: 0.6,
    });
    const mesh = Array.from({ length: 9 }, (_, i) => `M22 ${26 + i * 15}h164`).join('');
    art.onFront(
      -104,
      178,
      44.3,
      stroke(mesh, shade(colour, 0.3), 1.6, 'opacity=".5"') + stroke('M104 20v126', shade(colour, -0.35), 3, 'opacity=".6"'),
    );
    art.tube('M 116 70 -6 C 140 78 -6, 140 108 -6, 112 116 -6', '#1d1f23', art.px(9));
  },
};
