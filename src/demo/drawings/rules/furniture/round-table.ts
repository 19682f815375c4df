// A round table on one column and a cast foot.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { gloss, metal, plastic } from '../kit/material.ts';
import { circle, roundFootprint } from '../kit/outline.ts';

const HIGH = 250;

export const roundTable: Drawing = {
  colour: '#c8955c',
  brand: 'Fieldhouse',
  fit: 0.9,
  angle: { yaw: 26, pitch: 20 },
  draw(art, { colour }) {
    art.shadow(roundFootprint(0, 0, 110, 20), 120, { softness: 20, strength: 0.8 });
    art.lathe(0, 0, '112 0, 114 6, 104 14, 40 24', plastic('#2e3136'));
    art.lathe(0, 0, '22 22, 20 40, 20 224, 34 234', metal('#9aa1a9', { banding: 0.03 }));
    art.lathe(0, 0, '80 230, 84 236', plastic('#2a2c31'));
    art.prism('y', circle(0, 0, 200, 72), HIGH - 16, HIGH, gloss(colour, { shine: 0.3, tightness: 18 }), { rim: 0.7 });
    for (const [reach, bend] of [
      [-120, 10],
      [-58, 22],
      [4, 26],
      [66, 22],
      [126, 12],
    ] as const) {
      const half = Math.sqrt(188 ** 2 - reach ** 2);
      const grain = `M ${-half} ${HIGH + 0.3} ${reach} C ${-half / 2} ${HIGH + 0.3} ${reach + bend}, ${half / 2} ${HIGH + 0.3} ${reach - bend}, ${half} ${HIGH + 0.3} ${reach}`;
      art.curve(grain, 'none', `stroke="${shade(colour, -0.18)}" stroke-width="2" opacity=".35"`);
    }
  },
};
