// A box of pleated masks, one in front.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { board } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect } from '../kit/print.ts';

const MASK = 'M-74-44Q0-58 74-44L80 38Q0 74-80 38z';

export const faceMasks: Drawing = {
  colour: '#8fc1d9',
  brand: 'Clearday',
  fit: 0.84,
  isCarton: true,
  angle: { yaw: 30, pitch: 26 },
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-104, -56, 104, 56), 90);
    art.box([-104, 0, -56], [104, 96, 56], board('#f4f1ec'), { radius: 2, rim: 0.7 });
    art.onFront(-104, 96, 56.3, rect(0, 0, 208, 34, shade(colour, -0.25)) + lockup(14, 9, 17, brand, '#fff', { room: 130 }));
    art.onTop(
      -104,
      96.3,
      -56,
      rect(52, 40, 104, 32, '#6f7d86', 16) +
        rect(60, 44, 88, 22, shade(colour, 0.1), 10) +
        rect(60, 50, 88, 3, shade(colour, -0.2)) +
        rect(60, 58, 88, 3, shade(colour, -0.2)),
    );
    art.shadow(boxFootprint(-110, 130, 40, 160), 30, { softness: 8, strength: 0.7 });
    const cloth = art.fade(60, [0, shade(colour, 0.4)], [1, shade(colour, -0.12)]);
    const pleats = [-22, -4, 14].map((y) => `M-78 ${y}Q0 ${y + 14} 78 ${y}`).join('');
    const loops = '<path d="M-74-40C-130-50-130 40-80 34M74-40C130-50 130 40 80 34" fill="none" stroke="#e9ecee" stroke-width="6"/>';
    art.fitTo('-150 0 150, 80 60 150');
    art.billboard(
      [-44, 26, 150],
      [-124, -56, 124, 72],
      loops +
        `<path d="${MASK}" fill="${cloth}" stroke="${shade(colour, -0.3)}" stroke-width="2"/><path d="${pleats}" fill="none" stroke="${shade(colour, -0.25)}" stroke-width="3"/><path d="M-40-50Q0-57 40-50" fill="none" stroke="#fff" stroke-width="5"/>`,
    );
  },
};
