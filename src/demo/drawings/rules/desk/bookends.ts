// Two steel bookends with books between them.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { matte, metal, paper } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { rect } from '../kit/print.ts';

const BOOKS = [
  [-78, 34, 190, '#8b3f3a'],
  [-42, 26, 168, '#c39a4a'],
  [-14, 40, 204, '#2f5d7c'],
  [28, 24, 176, '#5a6f5c'],
  [54, 28, 194, '#6b4a75'],
] as const;

export const bookends: Drawing = {
  colour: '#2e3136',
  brand: 'Castor & Main',
  fit: 0.84,
  angle: { yaw: 30, pitch: 18 },
  draw(art, { colour }) {
    const steel = metal(colour, { banding: 0.02, shine: 0.3 });
    art.shadow(boxFootprint(-140, -70, 140, 74), 150);
    art.box([-150, 0, -60], [-84, 4, 64], steel);
    art.prism('x', corners('-60 0, 64 0, 64 110 r50, -60 110 r50'), -88, -82, steel, { rim: 0.5 });
    for (const [x, wide, high, tint] of BOOKS) {
      const cover = matte(tint, { shine: 0.14, fade: 0.1 });
      art.box([x, 0, -74], [x + wide, high, 62], cover, { radius: 3, rim: 0.5 });
      art.box([x + 4, high - 1, -70], [x + wide - 4, high, 56], paper('#f1e8d6'));
      art.onFront(
        x,
        high,
        62.3,
        rect(0, 22, wide, 5, shade(tint, 0.5)) +
          rect(wide * 0.24, 42, wide * 0.52, 64, shade(tint, 0.35), 2) +
          rect(0, high - 34, wide, 5, shade(tint, 0.5)),
      );
    }
    art.box([84, 0, -60], [150, 4, 64], steel, { rim: 0.6 });
    art.prism('x', corners('-60 0, 64 0, 64 110 r50, -60 110 r50'), 82, 88, steel, { rim: 0.7 });
  },
};
