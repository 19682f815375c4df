// A wireless router with four antennas.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { lightOn } from '../kit/ink.ts';
import { plastic, rubber } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { spot, stroke } from '../kit/print.ts';

const [HALF, DEEP, HIGH] = [130, 78, 34];

export const router: Drawing = {
  colour: '#34383f',
  brand: 'Quillet',
  fit: 0.86,
  angle: { yaw: 28, pitch: 26 },
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-HALF, -DEEP, HALF, DEEP), 70);
    for (const [x, lean] of [
      [-112, -14],
      [-40, -4],
      [40, 4],
      [112, 14],
    ] as const) {
      drawAntenna(art, x, lean, colour);
    }
    art.box([-HALF, 4, -DEEP], [HALF, HIGH, DEEP], plastic(colour), { axis: 'y', radius: 18, rim: 0.8 });
    const ridge =
      stroke('M34 0v26L130 60l96-34V0', shade(colour, -0.3), 2.5) +
      stroke('M34 2v26L130 62l96-34V2', shade(colour, 0.3), 1.2, 'opacity=".7"');
    const vents = Array.from({ length: 7 }, (_, i) => `M${76 + i * 18} 8v${8 + 3 * (3 - Math.abs(i - 3))}`).join('');
    const print =
      ridge +
      stroke(vents, shade(colour, -0.5), 4, 'stroke-linecap="round"') +
      lockup(130, 96, 18, brand, lightOn(colour, 0.7), { anchor: 'middle', room: 170 });
    art.onTop(-HALF, HIGH + 0.2, -DEEP, print, 2 * HALF, 2 * DEEP);
    const lights = Array.from({ length: 6 }, (_, i) => spot(92 + i * 16, 16, 3.4, i === 4 ? '#e0a03c' : '#58d09a')).join('');
    art.onFront(-HALF, HIGH, DEEP + 0.2, lights);
  },
};

function drawAntenna(art: Art, x: number, lean: number, colour: string): void {
  art.at({ x, y: 22, z: -DEEP + 2, turnZ: -lean }, () => {
    art.rod([0, -6, -8], [0, 14, -8], '0 9, 1 9', rubber(shade(colour, -0.3), { shine: 0.3 }));
    art.rod([0, 8, -8], [0, 138, -8], '0 7.5, .1 8.5, .9 6.5, 1 4.5', plastic(colour, { shine: 0.4 }));
  });
}
