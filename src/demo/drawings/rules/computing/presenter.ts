// A presenter: a slim remote with a few keys and a point of laser light.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, shape, spot } from '../kit/print.ts';

export const presenter: Drawing = {
  colour: '#2e3136',
  brand: 'Tessel',
  fit: 0.8,
  angle: { yaw: 40, pitch: 40 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-20, -96, 20, 96), 24, { softness: 9 });
    art.box([-20, 0, -96], [20, 20, 96], plastic('#2b2e34', { shine: 0.4 }), { axis: 'y', radius: 18, rim: 0.8, smoothness: 5 });
    art.box([-19, 19, -95], [19, 23, 95], plastic('#3a3f47', { shine: 0.4 }), { axis: 'y', radius: 17, rim: 0.7, smoothness: 5 });
    const ink = '#dfe3e6';
    art.onTop(
      -20,
      23.3,
      -96,
      spot(20, 40, 13, shade(colour, 0.1), `stroke="${ink}" stroke-width="2"`) +
        shape('M16 34l9 6-9 6z', '#fff') +
        spot(20, 74, 10, '#565c65') +
        shape('M23 69l-8 5 8 5z', ink) +
        rect(10, 96, 20, 11, '#c8645a', 5) +
        rect(13, 150, 14, 5, '#565c65', 2),
    );
    art.disc([0, 12, -98], 4, '#e0e4e8');
    art.line('0 12 -100, 6 12 -190', shade(colour, 0.3), 3, 'opacity=".7"');
    art.disc([6, 12, -194], 5, shade(colour, 0.5));
  },
};
