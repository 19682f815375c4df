// A rolling case with a drawn-out handle and two wheels.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { lightOn } from '../kit/ink.ts';
import { matte, plastic } from '../kit/material.ts';
import { boxFootprint, roundedRect } from '../kit/outline.ts';
import { rect, stroke } from '../kit/print.ts';

export const rollingCase: Drawing = {
  colour: '#2e3136',
  brand: 'Trundle',
  fit: 0.94,
  angle: { yaw: 32, pitch: 16 },
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-130, -70, 130, 70), 200);
    for (const x of [-60, 60]) {
      art.tube(`M ${x} 280 -60 L ${x} 440 -60`, '#6b727b', art.px(10));
      art.tube(`M ${x} 280 -60 L ${x} 440 -60`, '#cfd4d9', art.px(4));
    }
    art.box([-74, 436, -70], [74, 456, -50], plastic('#26282d'), { axis: 'x', radius: 9, rim: 0.7 });
    for (const x of [-96, 96]) art.prism('x', roundedRect(-84, 0, -40, 44, 22), x - 10, x + 10, plastic('#26282d'), { rim: 0.5 });
    art.box([-130, 16, -66], [130, 300, 66], matte(colour, { shine: 0.14, fade: 0.1 }), { radius: 20, rim: 0.6 });
    art.box([-108, 30, 64], [108, 150, 82], matte(shade(colour, 0.06), { fade: 0.1 }), { radius: 16, rim: 0.6 });
    const zip = stroke('M22 6h172M16 14v90', '#b9bec4', 2.4, 'stroke-dasharray="5 3"');
    art.onFront(-108, 150, 82.3, zip + rect(180, 2, 10, 20, '#d9b24c', 3));
    art.onFront(
      -130,
      300,
      66.3,
      stroke('M24 20h212M24 110h212', shade(colour, 0.35), 3) +
        lockup(130, 54, 22, brand, lightOn(colour, 0.6), { anchor: 'middle', room: 150 }),
    );
    art.tube('M -36 300 40 C -36 326 40, 36 326 40, 36 300 40', '#26282d', art.px(12));
  },
};
