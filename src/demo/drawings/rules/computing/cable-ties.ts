// Hook-and-loop cable ties: a fan of flat straps with slotted heads, one closed round a bundle of cables.
import { pieceColours, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { matte, rubber } from '../kit/material.ts';
import { boxFootprint, circle, corners, roundFootprint } from '../kit/outline.ts';

const STRAP = corners('-6 -7 r3, 152 -7 r3, 170 0 r4, 152 7 r3, -6 7 r3, -14 18 r6, -46 18 r10, -46 -18 r10, -14 -18 r6');
const SLOT = corners('-37 -9 r2, -29 -9 r2, -29 9 r2, -37 9 r2');
const FAN = [40, 21, 2, -17];

export const cableTies: Drawing = {
  colour: '#2e3136',
  brand: 'Voltaire',
  fit: 0.86,
  angle: { yaw: 18, pitch: 46 },
  arrangesPack: true,
  draw(art, look) {
    const colours = pieceColours(look, ['#c8645a', '#2b6fb0', '#5a8f7b'], FAN.length);
    art.shadow(boxFootprint(-96, -34, -62, -2), 6, { softness: 7 });
    for (const [i, turnY] of FAN.entries()) {
      art.at({ x: -72, y: 1 + i * 2, z: -26, turnY }, () => {
        const strap = matte(shade(colours[i] ?? look.colour, i % 2 ? 0.06 : 0), { fade: 0.12 });
        art.cast('-44 -2 20, 168 -2 10, 172 -2 2, -40 -2 -12', 0.3, 5);
        art.prism('y', STRAP, 0, 3, strap, { rim: 0.6, holes: [SLOT], core: '#efe9dd' });
      });
    }
    drawBundle(art, shade(look.colour, 0.06));
  },
};

/** Four cables lying together, held by a tie. */
function drawBundle(art: Art, colour: string): void {
  art.at({ x: 10, z: 74, turnY: 10 }, () => {
    art.shadow([...roundFootprint(-96, 0, 16), ...roundFootprint(96, 0, 16)], 26, { softness: 9 });
    for (const [z, y, tint] of [
      [-9, 9, '#8b9199'],
      [9, 9, '#5f86ad'],
      [0, 23, '#c9cdd1'],
    ] as const)
      art.rod([-104, y, z], [104, y, z], '0 8.6, 1 8.6', rubber(tint));
    art.prism('x', circle(0, 16, 22, 30), -13, 13, matte(colour, { fade: 0.12 }), { rim: 0.5, holes: [circle(0, 16, 19, 30)] });
    art.prism('x', corners('17 12, 24 12, 46 2 r3, 44 -1 r3'), -10, 10, matte(shade(colour, 0.1)), { rim: 0.4 });
  });
}
