// A toaster with two slices up, lever and dial.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { metal, paper, plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { rect, spot } from '../kit/print.ts';

export const toaster: Drawing = {
  colour: '#b9bec4',
  brand: 'Lumen & Co.',
  fit: 0.86,
  angle: { yaw: 32, pitch: 24 },
  draw(art, { colour, brand }) {
    const steel = metal(colour, { banding: 0.04, shine: 0.5 });
    const slice = corners('-58 0 r2, 58 0 r2, 58 56 r10, 70 84 r22, 30 104 r20, -30 104 r20, -70 84 r22, -58 56 r10');
    art.shadow(boxFootprint(-120, -70, 120, 72), 180);
    art.box([-118, 0, -68], [118, 16, 70], plastic('#24262b'), { axis: 'y', radius: 16, rim: 0.4 });
    art.box([-122, 12, -72], [122, 160, 74], steel, { axis: 'y', radius: 34, rim: 0.8 });
    art.onTop(-122, 160.3, -72, rect(40, 36, 164, 22, '#1b1d20', 8) + rect(40, 88, 164, 22, '#1b1d20', 8), 244, 146);
    for (const z of [-25, 27]) {
      art.at({ y: 118, z }, () => {
        art.prism('z', slice, -8, 8, paper('#c98f4e', { drop: 0.4 }), { rim: 0.5 });
        art.onFront(-50, 92, 8.2, rect(6, 8, 88, 60, '#e7bf86', 18, 'opacity=".8"'));
      });
      art.cast(`-82 160.5 ${z + 10}, 82 160.5 ${z + 10}, 82 160.5 ${z + 20}, -82 160.5 ${z + 20}`, 0.3, 4);
    }
    art.onFront(-104, 120, 74.2, lockup(0, 4, 14, brand, shade(colour, -0.55), { room: 100 }));
    art.onSide(122.3, 140, 50, rect(26, 10, 8, 84, '#2a2c31', 4) + spot(72, 70, 15, '#2a2c31') + rect(70.5, 57, 3, 13, '#e9e4da'));
    art.box([122, 104, 14], [142, 118, 40], plastic('#24262b'), { radius: 4, rim: 0.5 });
  },
};
