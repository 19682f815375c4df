// An insulated lunch bag with a zip and a handle.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { lightOn } from '../kit/ink.ts';
import { matte } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, stroke } from '../kit/print.ts';

export const lunchBag: Drawing = {
  colour: '#2f7f86',
  brand: 'Trundle',
  fit: 0.82,
  angle: { yaw: 32, pitch: 22 },
  draw(art, { colour, brand }) {
    const cloth = matte(colour, { shine: 0.14, fade: 0.1 });
    art.shadow(boxFootprint(-96, -66, 96, 66), 130);
    art.box([-96, 0, -66], [96, 140, 66], cloth, { radius: 14, rim: 0.6 });
    art.box([-98, 136, -68], [98, 162, 68], matte(shade(colour, 0.08), { fade: 0.1 }), { axis: 'y', radius: 20, rim: 0.8 });
    art.line('-97 139 67, 97 139 67, 97 139 -67', '#dfe3e6', 3, 'stroke-dasharray="6 3"');
    art.tube('M -46 160 0 C -46 222 0, 46 222 0, 46 160 0', shade(colour, -0.55), art.px(17));
    art.tube('M -46 160 0 C -46 222 0, 46 222 0, 46 160 0', shade(colour, -0.25), art.px(12));
    art.box([-64, 14, 64], [64, 96, 76], matte(shade(colour, -0.08), { fade: 0.1 }), { radius: 12, rim: 0.5 });
    art.onFront(
      -64,
      96,
      76.3,
      stroke('M8 12h112', '#dfe3e6', 2.4, 'stroke-dasharray="5 3"') +
        lockup(64, 40, 17, brand, lightOn(colour, 0.75), { anchor: 'middle', room: 108 }) +
        rect(104, 6, 8, 16, '#d9b24c', 3),
    );
  },
};
