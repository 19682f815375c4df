// A clear shield for a counter: an acrylic pane with a pass-through, in two feet.
import type { Drawing } from '../drawing.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint, roundedRect } from '../kit/outline.ts';

export const counterShield: Drawing = {
  colour: '#a9c7d1',
  brand: 'Fieldhouse',
  fit: 0.86,
  angle: { yaw: 28, pitch: 14 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-170, -50, 170, 50), 120, { strength: 0.6, core: 0.2 });
    const pane = roundedRect(-180, 6, 180, 330, 18);
    const at = (x: number, y: number, z: number): string => `${x} ${y} ${z}`;
    const points = pane.map(([x, y]) => at(x, y, 0)).join();
    const sheen = art.fade(50, [0, '#fff', 0.75], [0.45, colour, 0.3], [0.7, '#fff', 0.5], [1, colour, 0.4]);
    art.polygon(points, sheen, `stroke="${colour}" stroke-width="3"`);
    art.polygon('-150 40 .4, -96 40 .4, 60 320 .4, -30 320 .4', '#fff', 'opacity=".35"');
    art.polygon('-60 8 .6, 60 8 .6, 60 78 .6, -60 78 .6', '#fbf8f2', `stroke="${colour}" stroke-width="3"`);
    for (const x of [-130, 130]) {
      art.box([x - 12, 0, -60], [x + 12, 12, 60], plastic('#34373d'), { axis: 'y', radius: 8, rim: 0.6 });
      art.box([x - 10, 12, -10], [x + 10, 34, 10], plastic('#34373d'), { radius: 4, rim: 0.6 });
    }
  },
};
