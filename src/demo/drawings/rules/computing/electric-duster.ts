// An electric air duster: a round blower on a pistol grip, its nozzle pointing left.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { whiteOn } from '../kit/ink.ts';
import { plastic, rubber } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { stroke } from '../kit/print.ts';

export const electricDuster: Drawing = {
  colour: '#d9772b',
  brand: 'Tessel',
  fit: 0.84,
  angle: { yaw: 22, pitch: 14 },
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(10, -28, 96, 28), 170, { softness: 13 });
    art.box([6, 0, -30], [100, 16, 30], rubber('#2b2e34'), { axis: 'y', radius: 12, rim: 0.5 });
    art.prism('z', corners('20 14 r4, 78 14 r4, 64 150 r10, 2 150 r10'), -19, 19, plastic('#34373d'), { rim: 0.6 });
    art.prism('z', corners('-10 104 r5, 6 96 r6, 4 132 r4, -8 132 r4'), -9, 9, plastic(colour), { rim: 0.6 });
    art.rod([-62, 176, 0], [96, 176, 0], '0 30, .1 42, .92 44, 1 38', plastic(colour), { end: '#24272c' });
    art.rod([-178, 176, 0], [-58, 176, 0], '0 8, .5 13, .8 22, 1 30', plastic('#34373d'), { end: '#111' });
    art.rod([-64, 176, 0], [-56, 176, 0], '0 34, 1 34', plastic(shade(colour, -0.35)));
    art.onFront(-44, 192, 45, lockup(60, 8, 22, brand, whiteOn(colour), { anchor: 'middle', room: 108 }));
    const slots = Array.from({ length: 4 }, (_, i) => `M${-14 + i * 9} -20v40`).join('');
    art.on([97, 176, 0], [0, 0, -1], [0, -1, 0], stroke(slots, '#565d66', 3.4, 'stroke-linecap="round"'));
    const air = stroke('M-232 150h-26M-226 166h-44M-226 182h-44M-232 198h-26', '#9fb6c4', 4, 'stroke-linecap="round" opacity=".8"');
    art.onFront(46, 350, 0, air).fitTo('-222 176 0');
  },
};
