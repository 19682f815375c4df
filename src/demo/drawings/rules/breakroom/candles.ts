// Birthday candles, standing in two rows and lit.
import type { Drawing } from '../drawing.ts';
import { roundFootprint } from '../kit/outline.ts';
import { shade } from '../kit/colour.ts';

const TINTS = ['#c8645a', '#5fa3a8', '#e0b23c', '#7d5a96', '#8fb56a', '#d98a4a', '#6f86bd'];

export const candles: Drawing = {
  colour: '#e0b23c',
  brand: 'Packwell',
  fit: 0.8,
  isFlat: true,
  angle: { yaw: 26, pitch: 20 },
  draw(art) {
    for (const [i, tint] of TINTS.entries()) {
      const [x, z] = [-90 + i * 30, (i % 2) * 12];
      const high = 110 + ((i * 13) % 4) * 7;
      art.shadow(roundFootprint(x, z, 8), 60, { softness: 7 });
      const bands = Array.from(
        { length: 6 },
        (_, band) => [7, (band * high) / 6, 7, ((band + 1) * high) / 6, band % 2 ? '#fbf6ea' : tint] as const,
      );
      art.standingBar(x, z, bands, shade(tint, 0.4));
      art.line(`${x} ${high} ${z}, ${x} ${high + 8} ${z}`, '#43372c', 3);
      art.fitTo(`${x} ${high + 44} ${z}`);
      art.billboard(
        [x, high + 22, z],
        [-9, -20, 9, 16],
        '<path d="M0-20C10-4 9 14 0 16C-9 14-10-4 0-20z" fill="#f6b23c"/><path d="M0-6C5 2 5 11 0 14C-5 11-5 2 0-6z" fill="#fff3c4"/>',
      );
    }
  },
};
