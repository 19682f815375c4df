// A drip coffee maker: tower, brew head, glass carafe half full on its plate.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { lightOn } from '../kit/ink.ts';
import { gloss, plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, spot } from '../kit/print.ts';

export const coffeeMaker: Drawing = {
  colour: '#2e3136',
  brand: 'Lumen & Co.',
  fit: 0.88,
  angle: { yaw: 30, pitch: 18 },
  draw(art, { colour, brand }) {
    const body = plastic(colour, { shine: 0.35 });
    art.shadow(boxFootprint(-80, -90, 80, 92), 240);
    art.box([-80, 0, -90], [80, 26, 92], body, { axis: 'y', radius: 18, rim: 0.7 });
    art.box([-78, 26, -90], [78, 210, -24], body, { axis: 'y', radius: 16, rim: 0.5 });
    art.lathe(0, 26, '58 26, 58 30', plastic('#17181b'));
    drawCarafe(art);
    art.box([-80, 208, -90], [80, 272, 76], body, { axis: 'y', radius: 20, rim: 0.8 });
    art.box([-74, 270, -84], [74, 280, 30], plastic(shade(colour, 0.12)), { axis: 'y', radius: 16, rim: 0.7 });
    const panel = rect(36, 12, 60, 30, '#16181c', 5) + rect(42, 17, 34, 20, '#8fd0c4', 3) + spot(87, 27, 4.5, '#e5533d');
    art.onFront(-80, 262, 76.2, lockup(52, 46, 11, brand, lightOn(colour), { room: 80 }) + panel, 160, 64);
  },
};

function drawCarafe(art: Art): void {
  const handle = (lift: number): string => `M 46 ${150 + lift} 58 C 96 ${154 + lift} 76, 98 ${64 + lift} 76, 50 ${62 + lift} 60`;
  art.lathe(0, 26, '48 32, 60 60, 61 96', gloss('#3b2114', { shine: 0.4 }), { smooth: true, topFill: '#5a3521' });
  art.lathe(0, 26, '61 96, 56 130, 42 160, 40 168', gloss('#cfdfe3', { shine: 0.7, lift: 0.9 }), { smooth: true, topFill: '#8f9da2' });
  art.tube(handle(0), '#17181b', art.px(14));
  art.tube(handle(4), '#55595f', art.px(4));
  art.lathe(0, 26, '43 164, 46 168, 44 184', plastic('#1c1e22'));
  art.lathe(0, 26, '47 132, 45 142', plastic('#1c1e22'), { top: false });
}
