// A digital wall clock: large figures on a dark glass, the date and the temperature below.
import type { Drawing } from '../drawing.ts';
import { plastic } from '../kit/material.ts';
import { rect, words } from '../kit/print.ts';

export const digitalClock: Drawing = {
  colour: '#34373d',
  brand: 'Fieldhouse',
  fit: 0.88,
  angle: { yaw: 20, pitch: 10 },
  draw(art, { colour }) {
    art.groundShadow('-190 -110 -14, 220 -110 -14, 220 96 -14, -170 96 -14', 0.3, 15);
    art.box([-195, -108, -14], [195, 108, 14], plastic(colour, { shine: 0.4 }), { radius: 18, rim: 0.85 });
    const glass = art.fade(50, [0, '#20303a'], [1, '#0e151b']);
    const lit = '#8fe3c0';
    art.onFront(
      -195,
      108,
      14.3,
      rect(16, 16, 358, 184, glass, 10) +
        words(195, 122, 108, '10:10', lit, { anchor: 'middle', width: 290 }) +
        rect(36, 140, 318, 2, '#35505c') +
        words(46, 180, 30, '11 / 21', lit, { width: 104 }) +
        words(344, 180, 30, '21°', lit, { anchor: 'end', width: 56 }) +
        '<path d="M16 26a10 10 0 0 1 10-10h210L130 200H26a10 10 0 0 1-10-10z" fill="#fff" opacity=".06"/>',
      390,
      216,
    );
  },
};
