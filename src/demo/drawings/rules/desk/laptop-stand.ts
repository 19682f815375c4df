// A stand that lifts a laptop: two bent legs, a tray with a lip, and the laptop open on it.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { metal, plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { rect } from '../kit/print.ts';

export const laptopStand: Drawing = {
  colour: '#b9bec4',
  brand: 'Tessel',
  fit: 0.88,
  angle: { yaw: 30, pitch: 20 },
  draw(art, { colour }) {
    const steel = metal(colour, { banding: 0.04 });
    art.shadow(boxFootprint(-120, -80, 120, 96), 120);
    drawLeg(art, -104, colour);
    art.prism(
      'x',
      [
        [-88, 132],
        [-88, 142],
        [96, 92],
        [96, 108],
        [104, 108],
        [104, 84],
      ],
      -96,
      96,
      steel,
      { rim: 0.5 },
    );
    art.at({ y: 116, turnX: 15.2 }, () => {
      art.box([-150, 2, -100], [150, 10, 100], plastic('#d9dce0'), { axis: 'y', radius: 12, rim: 0.8 });
      const keys = Array.from({ length: 5 }, (_, row) =>
        Array.from({ length: 13 }, (_key, key) => rect(24 + key * 19.6, 16 + row * 18, 16, 14, '#3a3f47', 2)).join(''),
      ).join('');
      art.onTop(-150, 10.3, -100, keys + rect(100, 118, 100, 66, '#c3c7cc', 6));
    });
    art.at({ y: 152, z: -96, turnX: -16 }, () => {
      art.box([-150, 0, -4], [150, 196, 4], plastic('#d9dce0'), { radius: 12, rim: 0.8 });
      art.onFront(
        -150,
        196,
        4.3,
        rect(8, 8, 284, 178, art.fade(45, [0, '#8fb7c9'], [1, '#2f5d7c']), 4) +
          rect(40, 40, 120, 14, '#fff', 4, 'opacity=".85"') +
          rect(40, 68, 180, 9, '#fff', 4, 'opacity=".55"') +
          rect(40, 88, 150, 9, '#fff', 4, 'opacity=".55"'),
        300,
        196,
      );
    });
    drawLeg(art, 104, colour);
  },
};

function drawLeg(art: Art, x: number, colour: string): void {
  art.prism(
    'x',
    corners('-84 0 r8, 92 0 r8, 92 10 r8, -40 10 r20, 20 104 r6, 6 108 r6, -70 12 r10'),
    x - 8,
    x + 8,
    metal(colour, { banding: 0.04 }),
    { rim: 0.6 },
  );
}
