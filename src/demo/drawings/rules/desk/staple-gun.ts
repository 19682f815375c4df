// A staple gun: a chromed body, and a long lever over the hand's hollow.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { metal, rubber } from '../kit/material.ts';
import { boxFootprint, circle, corners } from '../kit/outline.ts';

export const stapleGun: Drawing = {
  colour: '#d9772b',
  brand: 'Castor & Main',
  fit: 0.86,
  angle: { yaw: 26, pitch: 20 },
  draw(art, { colour }) {
    const steel = metal('#b9bec4', { banding: 0.04 });
    art.shadow(boxFootprint(-120, -18, 130, 18), 90);
    art.prism('z', corners('-130 0 r6, 130 0 r4, 130 96 r16, 84 112 r20, 60 70 r24, -60 60 r30, -96 74 r16, -130 58 r14'), -18, 18, steel, {
      rim: 0.8,
      holes: [corners('-96 22 r10, 30 22 r10, 40 46 r14, -80 44 r12')],
      core: shade('#b9bec4', -0.4),
    });
    art.prism(
      'z',
      corners('-128 104 r10, 64 96 r20, 118 100 r10, 96 132 r14, 40 130 r40, -124 126 r10'),
      -15,
      15,
      rubber(colour, { shine: 0.3 }),
      { rim: 0.7 },
    );
    art.prism('z', circle(92, 100, 13, 20), 15, 20, metal('#8b9199'));
    art.box([108, -6, -15], [128, 4, 15], metal('#8b9199'), { rim: 0.5 });
  },
};
