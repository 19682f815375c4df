// A filter pitcher: clear body with water, lid, handle and the filter inside.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { glass, plastic } from '../kit/material.ts';
import { roundFootprint } from '../kit/outline.ts';

export const waterPitcher: Drawing = {
  colour: '#2f7fb0',
  brand: 'Clearday',
  fit: 0.82,
  angle: { yaw: 24, pitch: 20 },
  draw(art, { colour, brand }) {
    const lid = plastic(colour, { shine: 0.4 });
    art.shadow(roundFootprint(10, 0, 66, 18), 170);
    art.tube('M 58 190 16 C 128 200 40, 130 70 44, 70 52 24', colour, art.px(20));
    art.tube('M 62 196 18 C 124 202 40, 124 84 42, 104 76 36', '#fff', art.px(4), 'opacity=".45"');
    art.lathe(0, 0, '58 0, 62 8, 66 130', glass('#8cc6e2', { lift: 0.85, drop: 0.25 }), { top: false });
    art.lathe(0, 0, '66 130, 68 206', glass('#d9e9ee', { lift: 0.9, drop: 0.22 }), { topFill: '#c3d7de' });
    art.lathe(0, 0, '26 96, 28 150', plastic('#f1f4f4', { drop: 0.25 }), { top: false });
    art.lathe(0, 0, '70 204, 71 212, 64 228, 20 234', lid, { smooth: true });
    art.billboard([0, 0, 0], [-60, -80, 60, -60], lockup(-2, -74, 14, brand, '#1f4f70', { anchor: 'middle', room: 96 }));
  },
};
