// A station of three bins side by side, each with an opening and a colour of its own.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, shape, spot, stroke } from '../kit/print.ts';

const STREAMS = ['#2b6fb0', '#2d7a55', '#43474e'] as const;

export const recyclingStation: Drawing = {
  colour: '#2f7f86',
  brand: 'Clearday',
  fit: 0.9,
  angle: { yaw: 28, pitch: 18 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-190, -76, 190, 76), 200);
    for (const [i, tint] of STREAMS.entries()) {
      const x = -190 + i * 128;
      art.box([x, 0, -76], [x + 122, 250, 76], plastic(tint), { radius: 6, rim: 0.7 });
      const mouth = [spot(61, 34, 24, '#16181c'), rect(22, 24, 78, 18, '#16181c', 9), rect(30, 14, 62, 44, '#16181c', 8)][i] ?? '';
      const sign =
        [
          shape('M40 120h42l-6 70H46zM34 110h54', '#fff', 'stroke="#fff" stroke-width="5"'),
          shape('M38 118q24-20 46 0q6 40-23 72q-29-32-23-72z', '#fff'),
          stroke('M38 116l46 66M84 116l-46 66', '#fff', 9),
        ][i] ?? '';
      art.onFront(x, 250, 76.3, mouth + `<g opacity=".92">${sign}</g>`);
    }
    art.box([-190, 250, -76], [188, 262, 76], plastic(shade(colour, -0.1)), { axis: 'y', radius: 10, rim: 0.8 });
    art.box([-190, 262, -76], [188, 356, -66], plastic(colour), { radius: 8, rim: 0.6 });
    art.onFront(
      -190,
      356,
      -65.7,
      rect(22, 26, 86, 14, '#fff', 5) +
        rect(150, 26, 86, 14, '#fff', 5) +
        rect(278, 26, 86, 14, '#fff', 5) +
        rect(22, 52, 56, 9, '#fff', 4, 'opacity=".6"') +
        rect(150, 52, 56, 9, '#fff', 4, 'opacity=".6"') +
        rect(278, 52, 56, 9, '#fff', 4, 'opacity=".6"'),
    );
  },
};
