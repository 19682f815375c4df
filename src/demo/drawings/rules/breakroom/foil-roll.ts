// A long carton of aluminum foil with its cutting edge, a sheet drawn out over the front.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { whiteOn } from '../kit/ink.ts';
import { board } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, spot, stroke } from '../kit/print.ts';

const [HALF, DEEP, HIGH] = [170, 34, 66];

export const foilRoll: Drawing = {
  colour: '#2f5d7c',
  brand: 'Packwell',
  fit: 0.9,
  angle: { yaw: 28, pitch: 30 },
  isCarton: true,
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-HALF, -DEEP, HALF, DEEP + 40), 70);
    art.box([-HALF, 0, -DEEP], [HALF, HIGH, DEEP], board(colour), { radius: 2, rim: 0.7 });
    art.onTop(-HALF, HIGH + 0.2, -DEEP, lockup(18, 22, 22, brand, whiteOn(colour), { room: 300 }), 2 * HALF, 2 * DEEP);
    const end = spot(34, 33, 24, '#d9d2c4') + spot(34, 33, 15, '#8f979e') + spot(34, 33, 9, shade(colour, -0.5));
    art.onSide(HALF + 0.2, HIGH, DEEP, end, 2 * DEEP, HIGH);
    const foil = art.fade(12, [0, '#f5f7f8'], [0.18, '#b4bcc2'], [0.34, '#eef1f3'], [0.55, '#a6afb6'], [0.72, '#e9edef'], [1, '#b9c1c7']);
    art.curve(
      `M ${-HALF + 10} ${HIGH} ${DEEP} L ${HALF - 10} ${HIGH} ${DEEP} L ${HALF - 10} 20 ${DEEP + 8} C ${HALF - 10} 6 ${DEEP + 12}, ${HALF - 8} 1 ${DEEP + 24}, ${HALF - 6} 1 ${DEEP + 58} L ${-HALF + 4} 1 ${DEEP + 46} C ${-HALF + 6} 1 ${DEEP + 20}, ${-HALF + 10} 6 ${DEEP + 12}, ${-HALF + 10} 20 ${DEEP + 8} Z`,
      foil,
      'stroke="#8f979e" stroke-width="1.2"',
    );
    art.onFront(
      -HALF,
      HIGH,
      DEEP + 0.4,
      rect(0, 0, 340, 7, '#c7ccd1') + stroke(Array.from({ length: 42 }, (_, i) => `M${2 + i * 8} 8l4 5 4-5`).join(''), '#7d868d', 1.4),
      2 * HALF,
      HIGH,
    );
  },
};
