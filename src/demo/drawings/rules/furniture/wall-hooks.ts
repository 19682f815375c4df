// A coat rack for the wall: a board with a row of hooks.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { matte, metal, plastic } from '../kit/material.ts';
import { spot } from '../kit/print.ts';

export const wallHooks: Drawing = {
  colour: '#6f4a35',
  brand: 'Fieldhouse',
  fit: 0.9,
  angle: { yaw: 20, pitch: 12 },
  draw(art, { colour }) {
    const wood = matte(colour, { shine: 0.12, fade: 0.09 });
    const brass = metal('#c8a24a', { banding: 0.04 });
    art.groundShadow('-290 -70 -14, 310 -70 -14, 310 66 -14, -270 66 -14', 0.26, 14);
    art.box([-300, -60, -14], [300, 70, 8], wood, { radius: 14, rim: 0.6 });
    art.line('-284 52 8.4, 284 52 8.4', shade(colour, -0.25), 2.4);
    for (const x of [-225, -112, 0, 112, 225]) {
      art.again('hook', { x }, () => {
        art.box([-16, -40, 7], [16, 34, 12], brass, { radius: 8, rim: 0.7 });
        art.onFront(-16, 34, 12.3, spot(16, 12, 4, '#6e5522') + spot(16, 62, 4, '#6e5522'));
        art.rod([0, 6, 12], [0, 18, 60], '0 9, 1 7', brass);
        art.rod([0, 16, 58], [0, 40, 72], '0 7, 1 8', brass);
        art.rod([0, -24, 12], [0, -34, 44], '0 8, 1 7', brass);
        art.rod([0, -36, 42], [0, -14, 54], '0 7, 1 8', plastic('#c8a24a'));
      });
    }
  },
};
