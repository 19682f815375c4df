// A lectern: a slanted reading top with a lip, a shelf under it, and a solid foot.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { matte } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { stroke } from '../kit/print.ts';

export const lectern: Drawing = {
  colour: '#c8955c',
  brand: 'Fieldhouse',
  fit: 0.94,
  angle: { yaw: 32, pitch: 18 },
  draw(art, { colour }) {
    const wood = matte(colour, { shine: 0.14, fade: 0.09 });
    art.shadow(boxFootprint(-118, -88, 118, 92), 200);
    art.box([-118, 0, -88], [118, 20, 92], wood, { radius: 3, rim: 0.5 });
    art.box([-92, 20, -62], [92, 300, 62], wood, { radius: 2, rim: 0.45 });
    art.onFront(
      -92,
      300,
      62.3,
      `<rect x="22" y="26" width="140" height="80" rx="4" fill="${shade(colour, -0.62)}"/><rect x="22" y="86" width="140" height="20" fill="${shade(colour, -0.4)}"/>` +
        stroke('M22 140h140v118h-140z', shade(colour, -0.22), 2.4),
    );
    art.prism(
      'x',
      [
        [-104, 330],
        [-104, 368],
        [104, 312],
        [104, 296],
        [-80, 296],
      ],
      -118,
      118,
      wood,
      { rim: 0.6 },
    );
    art.polygon('-112 369 -103, 112 369 -103, 112 314 102, -112 314 102', shade(colour, 0.14));
    art.polygon('-70 360 -66, 46 360 -66, 52 326 66, -76 326 66', '#fdfbf6', 'stroke="#cfc6b7"');
    art.line('-52 352 -40, 28 352 -40', '#b3aa9c', 3);
    art.line('-54 344 -10, 32 344 -10', '#b3aa9c', 3);
    art.line('-56 337 18, 18 337 18', '#b3aa9c', 3);
    art.box([-118, 308, 100], [118, 322, 108], matte(shade(colour, -0.12)), { radius: 2, rim: 0.5 });
  },
};
