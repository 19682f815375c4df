// A canister vacuum with its hose and wand.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { whiteOn } from '../kit/ink.ts';
import { metal, plastic, rubber } from '../kit/material.ts';
import { boxFootprint, circle, corners } from '../kit/outline.ts';

export const vacuum: Drawing = {
  colour: '#b3323a',
  brand: 'Steadfast',
  fit: 0.9,
  angle: { yaw: 30, pitch: 20 },
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-70, -100, 90, 90), 130);
    art.tube('M -10 120 70 C -30 230 120, -190 210 90, -170 120 60', '#26282d', art.px(20));
    art.tube('M -12 124 70 C -34 226 120, -186 206 90, -168 122 60', '#4c5057', art.px(6), 'stroke-dasharray="3 7"');
    art.rod([-172, 130, 60], [-128, 8, 128], '0 9, 1 9', metal('#c9ced3', { banding: 0.02 }));
    art.box([-176, 0, 112], [-82, 16, 142], plastic('#26282d'), { axis: 'y', radius: 8, rim: 0.6 });
    art.at({ x: -48, y: 40, z: -54 }, () => art.prism('x', circle(0, 0, 40, 32), -10, 8, rubber('#26282d'), { rim: 0.4 }));
    art.prism(
      'x',
      corners('-100 14 r20, 88 14 r24, 92 60 r30, 40 128 r50, -70 134 r44, -104 70 r30', 6),
      -50,
      64,
      plastic(colour, { shine: 0.4 }),
      { rim: 0.7 },
    );
    art.at({ x: 72, y: 40, z: -54 }, () => {
      art.prism('x', circle(0, 0, 40, 36), -8, 8, rubber('#26282d'), { rim: 0.4 });
      art.prism('x', circle(0, 0, 20, 24), 8, 11, plastic(shade(colour, 0.2)), { rim: 0.5 });
    });
    art.onSide(64.4, 104, 30, lockup(20, 0, 17, brand, whiteOn(colour), { room: 84 }));
  },
};
