// A small chest of drawers for the desk, the middle one a little open.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect } from '../kit/print.ts';

export const desktopDrawers: Drawing = {
  colour: '#ece8e1',
  brand: 'Castor & Main',
  fit: 0.84,
  angle: { yaw: 30, pitch: 22 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-110, -110, 110, 120), 180);
    art.box([-120, 0, -120], [120, 200, 110], plastic(colour), { radius: 8, rim: 0.8 });
    art.onFront(-120, 200, 110.2, rect(10, 10, 220, 180, shade(colour, -0.5), 4));
    for (const [y, out] of [
      [12, 0],
      [74, 54],
      [136, 0],
    ] as const) {
      drawDrawer(art, y, out, colour);
    }
  },
};

function drawDrawer(art: Art, y: number, out: number, colour: string): void {
  const z = 112 + out;
  if (out > 0) {
    art.box([-106, y, 100], [106, y + 46, z], plastic(shade(colour, -0.08)), { radius: 2 });
    art.polygon(`-98 ${y + 46.4} 112, 98 ${y + 46.4} 112, 98 ${y + 46.4} ${z - 6}, -98 ${y + 46.4} ${z - 6}`, shade(colour, -0.5));
    art.polygon(`-80 ${y + 47} 118, 40 ${y + 47} 118, 40 ${y + 47} ${z - 10}, -80 ${y + 47} ${z - 10}`, '#f6d34a');
  }
  art.box([-108, y, z], [108, y + 54, z + 8], plastic(colour, { shine: 0.35 }), { radius: 6, rim: 0.8 });
  art.box([-34, y + 30, z + 8], [34, y + 40, z + 18], plastic('#8d949c'), { radius: 5, rim: 0.7 });
}
