// A desk holder with business cards in it.
import type { Drawing } from '../drawing.ts';
import { metal, paper } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { brandMark } from '../kit/brand.ts';
import { stroke } from '../kit/print.ts';

export const cardHolder: Drawing = {
  colour: '#c8a24a',
  brand: 'Castor & Main',
  fit: 0.76,
  angle: { yaw: 28, pitch: 24 },
  draw(art, { colour, brand }) {
    const brass = metal(colour, { banding: 0.04 });
    art.shadow(boxFootprint(-60, -36, 60, 44), 70);
    art.box([-58, 0, -36], [58, 8, 44], brass, { axis: 'y', radius: 8, rim: 0.8 });
    art.prism('x', corners('-34 8, -26 8, -38 58 r3, -46 58 r3'), -58, 58, brass);
    for (let i = 0; i < 6; i++) {
      art.at({ y: 8, z: -18 + i * 5, turnX: -13 }, () => {
        art.box([-52, 0, -1.6], [52, 64 - i * 0.8, 1.6], paper('#fdfbf6'), { radius: 1.5, rim: 0.5 });
        if (i === 5)
          art.onFront(-52, 60, 2, brandMark(12, 12, 15, '#2f5d7c', brand) + stroke('M36 16h44M36 24h28M12 40h60', '#a39a8c', 2.4));
      });
    }
    art.prism('x', corners('22 8, 32 8, 26 30 r3, 18 30 r3'), -58, 58, brass, { rim: 0.8 });
  },
};
