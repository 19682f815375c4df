// An L-shaped desk: two tops at a right angle, on panels and steel legs.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { matte, plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { stroke } from '../kit/print.ts';

export const cornerDesk: Drawing = {
  colour: '#c8955c',
  brand: 'Fieldhouse',
  fit: 0.95,
  angle: { yaw: 32, pitch: 24 },
  draw(art, { colour }) {
    const wood = matte(colour, { shine: 0.15 });
    const steel = plastic('#34373d', { shine: 0.35 });
    art.shadow(boxFootprint(-290, -230, 290, -20), 60, { softness: 20, strength: 0.7, core: 0.18 });
    art.shadow(boxFootprint(-290, -20, -90, 280), 60, { softness: 20, strength: 0.7, core: 0.18 });
    art.box([-270, 60, -226], [280, 240, -216], matte(shade(colour, -0.14)));
    for (const [x, z] of [
      [-284, -224],
      [274, -224],
      [274, -34],
    ] as const) {
      art.box([x, 0, z], [x + 14, 244, z + 14], steel, { radius: 0 });
    }
    art.prism(
      'y',
      [
        [-300, -240],
        [300, -240],
        [300, -16],
        [-84, -16],
        [-84, 290],
        [-300, 290],
      ],
      244,
      264,
      wood,
      { rim: 0.7 },
    );
    art.onTop(
      -300,
      264.3,
      -240,
      stroke('M0 40q150-14 320 4t280-8M0 110q140 16 300 0t300 6M0 176q120-10 260 4', shade(colour, -0.17), 2.2, 'opacity=".5"') +
        stroke('M40 240q10 120-6 280M110 230q-12 140 8 290M170 230q8 130-4 290', shade(colour, -0.17), 2.2, 'opacity=".5"'),
    );
    art.box([-280, 6, 60], [-104, 244, 270], matte('#efeae1'), { radius: 2, rim: 0.5 });
    for (const y of [20, 96, 172]) {
      art.box([-274, y, 270], [-110, y + 68, 277], matte('#efeae1'), { radius: 3, rim: 0.8 });
      art.box([-216, y + 44, 277], [-168, y + 52, 285], steel);
    }
    art.box([-300, 244, 60], [-84, 264, 290], wood, { rim: 0.5, open: true });
  },
};
