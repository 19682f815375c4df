// A platform truck: a flat deck on four casters with a push handle, two parcels on it.
import type { Drawing } from '../drawing.ts';
import { board, plastic } from '../kit/material.ts';
import { boxFootprint, roundedRect } from '../kit/outline.ts';
import { rect } from '../kit/print.ts';

export const platformTruck: Drawing = {
  colour: '#2b6fb0',
  brand: 'Steadfast',
  fit: 0.92,
  angle: { yaw: 32, pitch: 22 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-180, -100, 180, 100), 90);
    for (const x of [-150, 140])
      for (const z of [-84, 84]) art.prism('z', roundedRect(x - 26, 0, x + 26, 52, 26), z - 10, z + 10, plastic('#26282d'), { rim: 0.5 });
    art.tube('M -178 74 -84 L -196 300 -84 C -198 330 -84, -198 330 84, -196 300 84 L -178 74 84', '#34373d', art.px(15));
    art.tube('M -178 74 -84 L -196 300 -84 C -198 330 -84, -198 330 84, -196 300 84 L -178 74 84', '#8b9199', art.px(7));
    art.box([-190, 52, -104], [190, 72, 104], plastic(colour), { axis: 'y', radius: 16, rim: 0.8 });
    art.box([-130, 72, -80], [10, 186, 76], board('#c99f6c'), { radius: 1.5, rim: 0.6 });
    art.onFront(-130, 186, 76.3, rect(58, 0, 24, 36, '#e3c491') + rect(16, 52, 44, 30, '#fbf8f1', 2));
    art.box([22, 72, -70], [150, 150, 66], board('#d3ab78'), { radius: 1.5, rim: 0.6 });
    art.onFront(22, 150, 66.3, rect(52, 0, 22, 28, '#ecd0a2') + rect(14, 40, 40, 22, '#fbf8f1', 2));
  },
};
