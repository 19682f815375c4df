// A long conference table with rounded ends, two chairs' width of room under it.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { matte, plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { stroke } from '../kit/print.ts';

const GRAIN =
  'M40 60c160-10 320 14 480 0s180-6 220 2M20 110c220-12 400 10 560-2s140 6 180 2M20 160c160 14 380-10 520 0s160-6 220 0M60 204c200-8 380 12 540 0s100 4 110 0';

export const conferenceTable: Drawing = {
  colour: '#a9713f',
  brand: 'Castor & Main',
  fit: 0.96,
  angle: { yaw: 26, pitch: 20 },
  draw(art, { colour }) {
    const wood = matte(colour, { shine: 0.18 });
    const base = plastic('#34373d', { shine: 0.35 });
    art.shadow(boxFootprint(-330, -120, 330, 120), 60, { softness: 24, strength: 0.8, core: 0.18 });
    for (const x of [-220, 220]) {
      art.shadow(boxFootprint(x - 26, -84, x + 26, 84), 30, { softness: 12 });
      art.box([x - 24, 0, -86], [x + 24, 12, 86], base, { axis: 'y', radius: 10, rim: 0.6 });
      art.box([x - 16, 12, -56], [x + 16, 218, 56], base, { axis: 'y', radius: 12, smoothness: 2, open: true });
    }
    art.box([-210, 150, -8], [210, 176, 8], base, { radius: 2 });
    const top = corners('-390 0 r120, -330 -132 r200, 0 -142 r900, 330 -132 r200, 390 0 r120, 330 132 r200, 0 142 r900, -330 132 r200', 6);
    art.prism('y', top, 218, 238, wood, { rim: 0.75 });
    const grain =
      stroke(GRAIN, shade(colour, -0.2), 2.4, 'opacity=".5"') +
      stroke(GRAIN, shade(colour, 0.3), 2, 'opacity=".45" transform="translate(0 20)"');
    art.onTop(-380, 238.3, -132, grain, 760, 264);
    for (const x of [-120, 120])
      art.onTop(
        x - 22,
        238.4,
        -10,
        `<rect width="44" height="20" rx="5" fill="#2b2e34"/><path d="M6 6h32M6 13h32" stroke="#6d737a" stroke-width="2.5"/>`,
      );
  },
};
