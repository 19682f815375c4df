// A round dolly on five casters.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { plastic } from '../kit/material.ts';
import { circle, roundFootprint, roundedRect } from '../kit/outline.ts';
import { radians } from '../kit/vector.ts';

export const dolly: Drawing = {
  colour: '#34373d',
  brand: 'Clearday',
  fit: 0.84,
  angle: { yaw: 28, pitch: 28 },
  draw(art, { colour }) {
    art.shadow(roundFootprint(0, 0, 120, 18), 40);
    const feet = [10, 82, 154, 226, 298].map((turn) => [Math.cos(radians(turn)) * 100, Math.sin(radians(turn)) * 100] as const);
    for (const [x, z] of feet.toSorted((a, b) => a[1] - b[1])) {
      art.prism('x', roundedRect(z - 24, 0, z + 24, 48, 24), x - 9, x + 9, plastic('#6b727b'), { rim: 0.6 });
      art.lathe(x, z, '16 44, 16 56', plastic('#26282d'));
    }
    art.prism('y', circle(0, 0, 128, 56), 54, 72, plastic(colour), { rim: 0.8 });
    art.prism('y', circle(0, 0, 128, 56), 72, 90, plastic(colour), { rim: 0.8, holes: [circle(0, 0, 112, 48)], core: shade(colour, -0.4) });
    art.disc([0, 72.4, 0], 110, shade(colour, -0.18));
    for (const turn of [0, 45, 90, 135]) {
      const [x, z] = [Math.cos(radians(turn)) * 108, Math.sin(radians(turn)) * 108];
      art.line(`${-x} 73 ${-z}, ${x} 73 ${z}`, shade(colour, 0.2), 5);
    }
  },
};
