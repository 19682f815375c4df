// A small safe: thick door, keypad, turning handle.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { lightOn } from '../kit/ink.ts';
import { matte, metal } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, spot, stroke } from '../kit/print.ts';

export const safe: Drawing = {
  colour: '#43474e',
  brand: 'Trundle',
  fit: 0.82,
  angle: { yaw: 30, pitch: 18 },
  draw(art, { colour, brand }) {
    const steel = matte(colour, { shine: 0.25, fade: 0.08 });
    art.shadow(boxFootprint(-120, -100, 120, 108), 200);
    art.box([-120, 0, -100], [120, 200, 96], steel, { radius: 6, rim: 0.7 });
    art.box([-104, 14, 96], [104, 186, 108], steel, { radius: 6, rim: 0.8 });
    const keys = Array.from({ length: 12 }, (_, i) => rect(26 + (i % 3) * 20, 62 + Math.floor(i / 3) * 19, 15, 14, '#e9e4da', 3)).join('');
    const pad = rect(18, 24, 72, 122, '#1b1d21', 8) + rect(26, 32, 56, 20, '#7fe0c0', 3, 'opacity=".85"') + keys;
    art.onFront(-104, 186, 108.2, pad + lockup(154, 18, 13, brand, lightOn(colour), { anchor: 'middle', room: 88 }));
    art.at({ x: 50, y: 90, z: 108 }, () => {
      const grip =
        stroke('M-26 -26L26 26M-26 26L26 -26', '#d9dde0', 13, 'stroke-linecap="round"') +
        stroke('M-27 -28L25 24M-27 24L25 -28', '#fff', 4, 'stroke-linecap="round" opacity=".7"');
      art.onFront(
        0,
        0,
        6,
        spot(4, 6, 38, '#000', 'opacity=".35"') + spot(0, 0, 34, metal('#8b9199').colour) + grip + spot(0, 0, 12, '#aab0b6'),
      );
    });
  },
};
