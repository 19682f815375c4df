// Wiggle eyes in several sizes.
import type { Drawing } from '../drawing.ts';
import { roundFootprint, circle } from '../kit/outline.ts';
import { glass } from '../kit/material.ts';

const EYES = [
  [-80, -50, 34, 10, 6],
  [10, -64, 26, -6, 8],
  [78, -30, 36, 4, -8],
  [-44, 20, 22, 6, 6],
  [20, 16, 30, -8, 4],
  [-84, 66, 28, 4, 9],
  [-14, 78, 18, -3, 5],
  [66, 66, 24, 6, 2],
] as const;

export const wiggleEyes: Drawing = {
  colour: '#f4f1ec',
  brand: 'Chalkline',
  fit: 0.82,
  angle: { yaw: 26, pitch: 44 },
  draw(art) {
    for (const [x, z, radius, dx, dz] of EYES) {
      art.shadow(roundFootprint(x, z, radius), 10, { softness: 6 });
      art.prism('y', circle(x, z, radius, 36), 0, 7, glass('#fbfaf7'), { rim: 0.8 });
      art.disc([x + dx, 7.2, z + dz], radius * 0.52, '#1c1e22');
      art.disc([x + dx - radius * 0.16, 7.3, z + dz - radius * 0.2], radius * 0.13, '#fff');
    }
  },
};
