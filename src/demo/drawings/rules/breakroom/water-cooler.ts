// An office water cooler: tall cabinet, tap recess, blue bottle on top.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { darkOn } from '../kit/ink.ts';
import { glass, gloss, plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect } from '../kit/print.ts';

export const waterCooler: Drawing = {
  colour: '#f1eee8',
  brand: 'Clearday',
  fit: 0.92,
  angle: { yaw: 28, pitch: 14 },
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-72, -70, 72, 74), 280);
    art.box([-72, 0, -70], [72, 400, 70], gloss(colour, { fade: 0.05, shine: 0.3 }), { axis: 'y', radius: 22, rim: 0.7 });
    const recess = art.fade(90, [0, '#1f2328'], [1, '#565d66']);
    const taps = rect(36, 44, 14, 24, '#2b6fb0', 3) + rect(86, 44, 14, 24, '#c23b3b', 3);
    art.onFront(-68, 388, 70.4, rect(14, 30, 108, 110, recess, 10) + taps + rect(10, 134, 116, 12, '#8a9199', 3));
    art.onFront(-60, 190, 70.4, lockup(60, 0, 17, brand, darkOn(colour), { anchor: 'middle', room: 106 }));
    art.lathe(0, 0, '46 398, 50 408, 50 414', plastic('#d9dde0'));
    const blue = glass('#7fb9d8', { lift: 0.8, drop: 0.3 });
    art.lathe(0, 0, '24 410, 30 424, 62 452, 64 470', blue, { smooth: true, top: false });
    for (const y of [470, 500, 530]) art.lathe(0, 0, `64 ${y}, 66 ${y + 10}, 64 ${y + 28}`, blue, { top: y === 530, topFill: '#bfe0ee' });
  },
};
