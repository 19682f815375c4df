// A tilting footrest: textured platform on its stand.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { spot } from '../kit/print.ts';

export const footrest: Drawing = {
  colour: '#34373d',
  brand: 'Fieldhouse',
  fit: 0.84,
  angle: { yaw: 30, pitch: 26 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-150, -90, 150, 90), 90);
    art.box([-130, 0, -80], [130, 12, 80], plastic(shade(colour, -0.15)), { axis: 'y', radius: 20, rim: 0.5 });
    for (const x of [-136, 118])
      art.prism('x', corners('-60 8 r8, 50 8 r8, 20 74 r14, -40 74 r14'), x, x + 18, plastic(shade(colour, -0.08)), { rim: 0.5 });
    art.at({ y: 66, turnX: 16 }, () => {
      art.box([-150, 0, -96], [150, 16, 96], plastic(colour), { axis: 'y', radius: 26, rim: 0.8 });
      const studs = Array.from({ length: 70 }, (_, i) =>
        spot(34 + (i % 10) * 26, 30 + Math.floor(i / 10) * 22, 6, shade(colour, 0.3), 'opacity=".75"'),
      );
      art.onTop(-150, 16.2, -96, studs.join(''), 300, 192);
    });
  },
};
