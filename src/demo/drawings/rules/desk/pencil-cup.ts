// A round cup with pencils, a pen and scissors' handles in it.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { gloss, plastic } from '../kit/material.ts';
import { roundFootprint } from '../kit/outline.ts';

const [RADIUS, HIGH] = [44, 104];

export const pencilCup: Drawing = {
  colour: '#2e3136',
  brand: 'Castor & Main',
  fit: 0.82,
  angle: { yaw: 26, pitch: 24 },
  draw(art, { colour }) {
    art.shadow(roundFootprint(0, 0, RADIUS, 18), 120);
    art.lathe(0, 0, `${RADIUS - 1} 0, ${RADIUS} 4, ${RADIUS} ${HIGH}`, gloss(colour, { shine: 0.35 }), { topFill: shade(colour, -0.62) });
    for (const [x, z, top, lean, tint, tip] of [
      [-24, -18, 196, -22, '#e0b23c', '#f0d9b0'],
      [4, -26, 210, 6, '#b3323a', '#f0d9b0'],
      [28, -14, 188, 30, '#2a57a8', '#c3c8ce'],
      [-10, 6, 180, -12, '#2d7a55', '#f0d9b0'],
      [20, 10, 172, 18, '#3a3f47', '#c3c8ce'],
    ] as const) {
      art.bar(
        [x, HIGH - 30, z],
        [x + lean, top, z],
        [
          [0, 5.5, 0.84, 5.5, tint],
          [0.84, 5.5, 0.97, 2, tip],
          [0.97, 2, 1, 0.6, '#34373d'],
        ],
      );
    }
    const rim = `M ${-RADIUS} ${HIGH} 0 C ${-RADIUS} ${HIGH} 24, -24 ${HIGH} ${RADIUS}, 0 ${HIGH} ${RADIUS} C 24 ${HIGH} ${RADIUS}, ${RADIUS} ${HIGH} 24, ${RADIUS} ${HIGH} 0`;
    art.at({ y: -0.5 }, () =>
      art.lathe(0, 0, `${RADIUS} ${HIGH - 44}, ${RADIUS} ${HIGH - 12}`, gloss(colour, { shine: 0.35 }), { top: false }),
    );
    art.curve(
      `${rim} L ${RADIUS} ${HIGH - 14} 0 C ${RADIUS} ${HIGH - 14} 24, 24 ${HIGH - 14} ${RADIUS}, 0 ${HIGH - 14} ${RADIUS} C -24 ${HIGH - 14} ${RADIUS}, ${-RADIUS} ${HIGH - 14} 24, ${-RADIUS} ${HIGH - 14} 0 Z`,
      art.lit(plastic(colour), [-0.2, 0, 1]),
    );
    art.curve(rim, 'none', `stroke="${shade(colour, 0.5)}" stroke-width="3"`);
  },
};
