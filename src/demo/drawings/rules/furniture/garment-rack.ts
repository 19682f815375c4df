// A rolling garment rack: two chrome uprights, a rail with hangers, a low shelf of bars, and casters.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { matte, metal, plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';

const [HALF, HIGH] = [230, 520];

export const garmentRack: Drawing = {
  colour: '#b9bec4',
  brand: 'Fieldhouse',
  fit: 0.92,
  angle: { yaw: 28, pitch: 14 },
  draw(art, { colour }) {
    const chrome = metal(colour, { banding: 0.03 });
    art.shadow(boxFootprint(-HALF, -80, HALF, 80), 60, { softness: 18, strength: 0.7, core: 0.2 });
    drawEnd(art, -HALF, colour);
    for (const z of [-50, 0, 50]) art.rod([-HALF, 46, z], [HALF, 46, z], '0 6, 1 6', chrome);
    art.rod([-HALF, HIGH, 0], [HALF, HIGH, 0], '0 9, 1 9', chrome);
    for (const [x, coat] of [
      [-120, '#5b6f86'],
      [-56, '#a5645a'],
      [8, '#6d7d5e'],
    ] as const) {
      drawCoat(art, x, coat);
    }
    drawHanger(art, 92);
    drawHanger(art, 138);
    drawEnd(art, HALF, colour);
  },
};

function drawEnd(art: Art, x: number, colour: string): void {
  const chrome = metal(colour, { banding: 0.03 });
  for (const z of [-78, 78])
    art.prism('x', corners(`${z - 14} 0 r13, ${z + 14} 0 r13, ${z + 14} 28 r13, ${z - 14} 28 r13`), x - 6, x + 6, plastic('#26282d'));
  art.rod([x, 36, -80], [x, 36, 80], '0 8, 1 8', chrome);
  art.rod([x, 36, 0], [x, HIGH, 0], '0 9, 1 9', chrome);
}

function drawHanger(art: Art, x: number): void {
  art.tube(`M ${x} ${HIGH + 8} 4 C ${x} ${HIGH + 18} -12, ${x} ${HIGH - 10} -10, ${x} ${HIGH - 26} 0`, '#4a4f57', art.px(4));
  art.tube(`M ${x} ${HIGH - 58} -62 L ${x} ${HIGH - 26} 0 L ${x} ${HIGH - 58} 62 Z`, '#c99f6c', art.px(7));
}

function drawCoat(art: Art, x: number, colour: string): void {
  drawHanger(art, x + 14);
  const cut = corners('-62 250 r6, 62 250 r6, 74 450 r30, 14 490 r8, -14 490 r8, -74 450 r30');
  art.prism('x', cut, x - 18, x + 18, matte(colour, { fade: 0.1 }), { rim: 0.4 });
  art.line(`${x + 18.4} 478 0, ${x + 18.4} 262 0`, shade(colour, -0.3), 2.2);
}
