// An umbrella stand: an open round bin with two umbrellas in it.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { metal, plastic } from '../kit/material.ts';
import { roundFootprint } from '../kit/outline.ts';

export const umbrellaStand: Drawing = {
  colour: '#8d949c',
  brand: 'Fieldhouse',
  fit: 0.92,
  angle: { yaw: 26, pitch: 20 },
  draw(art, { colour }) {
    art.shadow(roundFootprint(0, 0, 92, 18), 180);
    art.lathe(0, 0, '90 0, 92 8, 96 240', metal(colour, { banding: 0.05 }), { topFill: shade(colour, -0.62) });
    art.disc([0, 240, 0], 96, 'none', `stroke="${shade(colour, 0.5)}" stroke-width="5"`);
    for (const [x, z, lean, tint] of [
      [-30, -24, -46, '#26365c'],
      [34, 6, 44, '#a5342f'],
    ] as const) {
      art.rod([x, 190, z], [x + lean * 0.55, 330, z], '0 24, .7 20, 1 9', plastic(tint, { shine: 0.2 }));
      art.rod([x + lean * 0.55, 328, z], [x + lean, 430, z], '0 5, 1 5', metal('#c3c8ce', { banding: 0 }));
      const [hx, hy] = [x + lean, 430];
      art.tube(
        `M ${hx} ${hy} ${z} C ${hx + 4} ${hy + 40} ${z}, ${hx + 44} ${hy + 40} ${z}, ${hx + 40} ${hy + 2} ${z}`,
        '#4b3324',
        art.px(12),
      );
      art.tube(
        `M ${hx} ${hy} ${z} C ${hx + 4} ${hy + 40} ${z}, ${hx + 44} ${hy + 40} ${z}, ${hx + 40} ${hy + 2} ${z}`,
        '#8a6040',
        art.px(6),
      );
    }
    const rim = `M -96 240 0 C -96 240 34, -60 240 78, 0 240 96 C 60 240 78, 96 240 34, 96 240 0`;
    art.curve(`${rim} L 90 150 0 L -90 150 0 Z`, art.lit(metal(colour), [0.2, 0, 1]), 'opacity="0"');
    art.box([-40, 96, 92], [40, 120, 94], plastic(shade(colour, -0.25)), { radius: 4 });
  },
};
