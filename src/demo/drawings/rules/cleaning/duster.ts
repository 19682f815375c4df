// A lambswool duster on a long handle, leaning.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { spot } from '../kit/print.ts';

export const duster: Drawing = {
  colour: '#efe6cf',
  brand: 'Clearday',
  fit: 0.92,
  isFlat: true,
  angle: { yaw: 26, pitch: 20 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-120, -30, 110, 40), 30, { strength: 0.8 });
    art.rod([-150, 12, 40], [30, 190, 0], '0 7, 1 7', plastic('#c99f6c'));
    art.rod([-156, 6, 42], [-100, 62, 30], '0 10, .9 11, 1 8', plastic('#43474e'));
    const tufts = Array.from({ length: 64 }, (_, i) => {
      const along = (i % 16) / 15;
      const across = Math.floor(i / 16) - 1.5;
      const [x, y] = [along * 150 - 72 + across * 18, -along * 150 + 76 + across * 18];
      const radius = 25 * Math.sin(Math.PI * (0.16 + along * 0.72)) + 10;
      return spot(x, y, radius, shade(colour, 0.3 - across * 0.16 - ((i * 7) % 5) * 0.02));
    });
    art.fitTo('150 300 0, 0 150 0');
    art.billboard([84, 244, 0], [-104, -110, 110, 104], tufts.join(''));
  },
};
