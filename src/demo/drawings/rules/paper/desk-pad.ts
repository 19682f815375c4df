// A desk pad: a month on a large sheet, with two leather corners.
import type { Drawing, Look } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { onPaper } from '../kit/ink.ts';
import { matte, paper } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, stroke } from '../kit/print.ts';

export const deskPad: Drawing = {
  colour: '#7a5a44',
  brand: 'Almanack',
  fit: 0.94,
  angle: { yaw: 28, pitch: 42 },
  draw(art, look) {
    const hide = matte(look.colour, { shine: 0.15, fade: 0.1 });
    art.shadow(boxFootprint(-170, -126, 170, 126), 20, { softness: 12 });
    art.box([-170, 0, -126], [170, 4, 126], hide, { axis: 'y', radius: 8, rim: 0.4 });
    art.box([-160, 4, -118], [160, 11, 116], paper('#fbf8f2'), { radius: 1, rim: 0.4 });
    art.onFront(-160, 11, 116.2, stroke('M0 2h320M0 4.5h320', '#cbc2b2', 0.8));
    art.onTop(-160, 11.2, -118, sheet(look), 320, 234);
    art.polygon('-170 12 -126, -104 12 -126, -170 12 -66', art.lit(hide, [0, 1, 0]));
    art.polygon('170 12 -126, 104 12 -126, 170 12 -66', art.lit(hide, [0, 1, 0]));
    art.box([-170, 3, 104], [170, 13, 126], hide, { axis: 'y', radius: 6, rim: 0.6 });
  },
};

function sheet({ colour, brand, label }: Look): string {
  const lines =
    Array.from({ length: 6 }, (_, row) => `M14 ${62 + row * 31}h292`).join('') +
    Array.from({ length: 8 }, (_, day) => `M${14 + day * 41.7} 62v155`).join('');
  const days = Array.from({ length: 31 }, (_, i) =>
    rect(20 + ((i + 1) % 7) * 41.7, 68 + Math.floor((i + 1) / 7) * 31, 10, 5, '#9b9384', 1),
  ).join('');
  const notes = stroke('M150 108l22-4 18 5M196 172l28-4', '#2a57a8', 2.4);
  return (
    rect(74, 14, 172, 32, onPaper(colour), 3) +
    lockup(160, 22, 16, brand, '#fff', { anchor: 'middle', room: 150 }) +
    stroke(lines, '#cfc7b8', 1.3) +
    days +
    notes +
    fittedWords(306, 44, 13, label, onPaper(colour), 56, { anchor: 'end' })
  );
}
