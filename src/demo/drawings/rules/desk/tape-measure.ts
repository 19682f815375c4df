// A steel tape measure, pulled out a little.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { whiteOn } from '../kit/ink.ts';
import { metal, plastic, rubber } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { spot, stroke, words } from '../kit/print.ts';

export const tapeMeasure: Drawing = {
  colour: '#e0b12f',
  brand: 'Trundle',
  fit: 0.78,
  angle: { yaw: 26, pitch: 20 },
  draw(art, { colour, brand, label }) {
    art.shadow(boxFootprint(-64, -28, 64, 28), 110);
    art.shadow(boxFootprint(-200, -10, -50, 14), 12, { softness: 7 });
    art.box([-206, 4, -11], [-50, 6, 13], metal('#f0cf3a', { banding: 0 }), { radius: 0, rim: 0.4 });
    const marks = Array.from({ length: 26 }, (_, i) => `M${6 + i * 6} 0v${i % 4 ? 8 : 15}`).join('');
    art.onTop(
      -206,
      6.2,
      -11,
      stroke(marks, '#2a2c31', 1.6) + ['1', '2', '3', '4', '5', '6'].map((n, i) => words(26 + i * 24, 22, 9, n, '#b3323a')).join(''),
      156,
      24,
    );
    art.box([-210, 0, -12], [-205, 10, 14], metal('#c9ced3', { banding: 0 }), { radius: 0, rim: 0.6 });
    art.prism('z', corners('-64 0 r8, 64 0 r20, 64 66 r40, 24 118 r44, -64 118 r18', 5), -28, 26, rubber('#2a2c31'), { rim: 0.5 });
    art.prism('z', corners('-54 14 r8, 52 14 r18, 52 64 r34, 20 106 r38, -54 106 r14', 5), 26, 30, plastic(colour), { rim: 0.7 });
    art.onFront(
      -54,
      106,
      30.3,
      spot(50, 46, 34, whiteOn(colour) === '#fff' ? '#fff' : '#2a2c31', 'opacity=".14"') +
        lockup(50, 32, 14, brand, whiteOn(colour), { anchor: 'middle', room: 84 }) +
        words(50, 70, 18, label || '25′', whiteOn(colour), { anchor: 'middle' }),
    );
  },
};
