// A bulb with a screw cap, standing on its cap and lit.
import type { Drawing } from '../drawing.ts';
import { gloss, metal, plastic } from '../kit/material.ts';
import { roundFootprint } from '../kit/outline.ts';

export const lightBulb: Drawing = {
  colour: '#f6f1e4',
  brand: 'Fieldhouse',
  fit: 0.86,
  angle: { yaw: 26, pitch: 16 },
  draw(art) {
    art.shadow(roundFootprint(0, 0, 26, 16), 50, { softness: 12 });
    art.lathe(0, 0, '6 0, 9 3, 9 6', plastic('#2c2e33'));
    art.lathe(0, 0, '13 6, 14 9, 12.5 11, 14 14, 12.5 16, 14 19, 12.5 21, 14 24, 13 27', metal('#c3c8cd', { banding: 0.05 }));
    art.lathe(0, 0, '15 27, 22 40, 26 52', plastic('#eef0f1'));
    art.lathe(0, 0, '26 52, 32 66, 35 82, 33 98, 25 110, 12 117, 2 118', gloss('#fff3cf', { lift: 0.6, drop: 0.14 }), { smooth: true });
  },
};
