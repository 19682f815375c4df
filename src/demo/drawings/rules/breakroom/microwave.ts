// A microwave oven: dark window, handle, clock and keypad.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { lightOn } from '../kit/ink.ts';
import { metal, plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, stroke, words } from '../kit/print.ts';

export const microwave: Drawing = {
  colour: '#34373d',
  brand: 'Lumen & Co.',
  fit: 0.9,
  angle: { yaw: 28, pitch: 16 },
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-190, -120, 190, 120), 200);
    for (const x of [-160, 130]) art.box([x, 0, 70], [x + 26, 10, 100], plastic('#1d1f23'));
    art.box([-190, 8, -120], [190, 218, 114], metal(colour, { banding: 0.02, shine: 0.3 }), { radius: 6, rim: 0.7 });
    art.box([-186, 12, 114], [96, 214, 122], plastic(shade(colour, -0.1), { shine: 0.4 }), { radius: 6, rim: 0.6 });
    const glassWindow = art.fade(35, [0, '#5d6670'], [0.35, '#23272d'], [1, '#0f1114']);
    const grain = stroke('M44 60h150M44 74h150M44 88h150M44 102h150M44 116h150M44 130h150', '#6c757f', 1.4, 'opacity=".35"');
    art.onFront(
      -186,
      214,
      122.2,
      rect(24, 24, 206, 150, glassWindow, 12) + grain + lockup(128, 182, 13, brand, lightOn(colour), { anchor: 'middle', room: 120 }),
    );
    art.box([62, 40, 122], [74, 186, 138], metal('#c4c9ce', { banding: 0 }), { radius: 5, rim: 0.8 });
    const pads = Array.from({ length: 12 }, (_, i) => rect(14 + (i % 3) * 23, 64 + Math.floor(i / 3) * 24, 18, 17, '#4c525a', 4)).join('');
    const clock = rect(12, 18, 68, 32, '#0d1412', 4) + words(46, 42, 22, '12:45', '#7fe0c0', { anchor: 'middle', width: 52 });
    art.onFront(98, 214, 114.3, rect(2, 4, 88, 194, '#1b1e23', 6) + clock + pads + rect(12, 166, 70, 22, '#c8cdd2', 5));
  },
};
