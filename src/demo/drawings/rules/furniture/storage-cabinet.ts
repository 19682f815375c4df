// A tall steel cabinet with two doors and a lock handle.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { metal, plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, spot, stroke } from '../kit/print.ts';

export const storageCabinet: Drawing = {
  colour: '#43474e',
  brand: 'Fieldhouse',
  fit: 0.94,
  angle: { yaw: 30, pitch: 14 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-140, -80, 140, 80), 200);
    art.box([-140, 0, -80], [140, 480, 80], plastic(colour, { shine: 0.2 }), { radius: 3, rim: 0.6 });
    const door = (x: number): string =>
      rect(x, 14, 128, 440, 'none', 3, `stroke="${shade(colour, -0.42)}" stroke-width="3"`) +
      stroke([0, 1, 2, 3].map((i) => `M${x + 40} ${40 + i * 12}h48`).join(''), shade(colour, -0.5), 4, 'stroke-linecap="round"');
    art.onFront(-140, 480, 80.3, door(10) + door(142) + rect(0, 462, 280, 18, shade(colour, -0.35)), 280, 480);
    art.box([18, 220, 80], [30, 284, 92], metal('#b9bec4', { banding: 0.03 }), { radius: 5, rim: 0.8 });
    art.onFront(-140, 480, 92.3, spot(164, 208, 3.4, '#34373d'));
  },
};
