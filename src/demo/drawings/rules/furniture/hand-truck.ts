// A two-wheel hand truck carrying two parcels.
import type { Drawing } from '../drawing.ts';
import { board, metal, plastic, rubber } from '../kit/material.ts';
import { boxFootprint, circle } from '../kit/outline.ts';
import { rect } from '../kit/print.ts';

export const handTruck: Drawing = {
  colour: '#b3323a',
  brand: 'Trundle',
  fit: 0.92,
  angle: { yaw: 34, pitch: 18 },
  draw(art, { colour }) {
    const steel = metal(colour, { banding: 0.03, shine: 0.4 });
    art.shadow(boxFootprint(-80, -60, 80, 96), 220);
    art.at({ x: -76, y: 36, z: -46 }, () => art.prism('x', circle(0, 0, 36, 32), -12, 12, rubber('#26282d'), { rim: 0.4 }));
    for (const x of [-52, 52]) art.rod([x, 30, -30], [x, 400, -58], '0 7, 1 7', steel);
    for (const y of [110, 210, 310]) art.rod([-52, y, -36 - y * 0.05], [52, y, -36 - y * 0.05], '0 6, 1 6', steel);
    art.tube('M -52 392 -58 C -52 450 -70, 52 450 -70, 52 392 -58', '#26282d', art.px(15));
    art.tube('M -50 398 -58 C -50 448 -68, 50 448 -68, 50 398 -58', '#5a5e65', art.px(4));
    art.box([-66, 4, -30], [66, 10, 92], steel, { radius: 0, rim: 0.7 });
    art.box([-60, 10, -24], [60, 116, 80], board('#c99f6c'), { radius: 1.5, rim: 0.6 });
    art.onFront(-60, 116, 80.2, rect(50, 0, 20, 34, '#e3c491') + rect(14, 50, 36, 26, '#fbf8f1', 2));
    art.box([-50, 116, -24], [50, 196, 66], board('#d3ab78'), { radius: 1.5, rim: 0.6 });
    art.onFront(-50, 196, 66.2, rect(42, 0, 16, 28, '#ecd0a2'));
    art.at({ x: 76, y: 36, z: -46 }, () => {
      art.prism('x', circle(0, 0, 36, 36), -12, 12, rubber('#26282d'), { rim: 0.4 });
      art.prism('x', circle(0, 0, 17, 24), 12, 15, plastic('#c9ced3'), { rim: 0.6 });
    });
  },
};
