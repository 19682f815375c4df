// A plunger, and the caddy it stands in.
import type { Drawing } from '../drawing.ts';
import { plastic, rubber } from '../kit/material.ts';
import { roundFootprint } from '../kit/outline.ts';

export const plunger: Drawing = {
  colour: '#34373d',
  brand: 'Clearday',
  fit: 0.94,
  angle: { yaw: 26, pitch: 18 },
  draw(art, { colour }) {
    art.shadow(roundFootprint(-70, -10, 60, 18), 60);
    art.lathe(-70, -10, '62 0, 62 60, 58 62', plastic('#e4e1da'), { topFill: '#8d949c' });
    art.lathe(-70, -10, '52 20, 54 30', plastic('#6b727b'));
    art.shadow(roundFootprint(78, 10, 62, 18), 150);
    art.lathe(78, 10, '60 0, 62 6, 58 40, 34 66, 16 76, 15 96', rubber(colour, { shine: 0.35 }), { smooth: true });
    art.rod([78, 90, 10], [78, 420, 10], '0 9, .96 9, 1 7', plastic('#c99f6c'));
    art.rod([78, 380, 10], [78, 430, 10], '0 12, .9 12, 1 8', plastic(colour));
  },
};
