// A small desktop computer: a flat rounded case with ports at its front.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { lightOn } from '../kit/ink.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, spot, stroke } from '../kit/print.ts';

export const miniDesktop: Drawing = {
  colour: '#2e3136',
  brand: 'Tessel',
  fit: 0.78,
  angle: { yaw: 30, pitch: 26 },
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-98, -98, 98, 98), 70);
    art.box([-90, 0, -90], [90, 6, 90], plastic('#1c1e22'), { axis: 'y', radius: 18 });
    art.box([-98, 6, -98], [98, 66, 98], plastic(colour, { shine: 0.35 }), { axis: 'y', radius: 20, rim: 0.85, smoothness: 5 });
    art.onFront(
      -98,
      66,
      98.3,
      rect(26, 24, 30, 11, '#0f1013', 3, 'stroke="#6b727b"') +
        rect(64, 24, 30, 11, '#0f1013', 3, 'stroke="#6b727b"') +
        rect(104, 25, 20, 9, '#0f1013', 4, 'stroke="#6b727b"') +
        spot(138, 29, 5, '#0f1013', 'stroke="#6b727b"') +
        spot(168, 29, 7, '#12222c', 'stroke="#7fd0e6" stroke-width="2"'),
    );
    const vents = Array.from({ length: 10 }, (_, i) => `M${34 + i * 9} 10v26`).join('');
    art.onSide(98.3, 60, 90, stroke(vents, shade(colour, -0.55), 4, 'stroke-linecap="round"'));
    art.onTop(-98, 66.3, -98, lockup(98, 88, 22, brand, lightOn(colour, 0.6), { anchor: 'middle', room: 130 }), 196, 196);
  },
};
