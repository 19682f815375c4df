// A box that hides a power strip: rounded, lidded, open at its end where the cables leave.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { brandMark } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { matte, plastic } from '../kit/material.ts';
import { boxFootprint, roundedRect } from '../kit/outline.ts';
import { rect, stroke } from '../kit/print.ts';

const [HALF, DEEP, HIGH] = [200, 72, 112];

export const cableBox: Drawing = {
  colour: '#ece8e1',
  brand: 'Voltaire',
  fit: 0.9,
  angle: { yaw: 32, pitch: 22 },
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-HALF, -DEEP, HALF, DEEP), HIGH);
    art.box([-HALF, 0, -DEEP], [HALF, HIGH, DEEP], plastic(colour, { shine: 0.35 }), { axis: 'y', radius: 26, smoothness: 6, rim: 0.7 });
    const seam = stroke('M8 14h384', shade(colour, -0.3), 2.4) + stroke('M8 16.6h384', '#fff', 1.2, 'opacity=".7"');
    const vents = stroke(
      Array.from({ length: 9 }, (_, i) => `M${254 + i * 13} 76v22`).join(''),
      shade(colour, -0.45),
      5,
      'stroke-linecap="round"',
    );
    art.onFront(-HALF, HIGH, DEEP + 0.2, seam + vents + brandMark(34, 70, 26, shade(colour, -0.42), brand), 2 * HALF, HIGH);
    art.onSide(HALF + 0.2, HIGH, DEEP, mouth(colour), 2 * DEEP, HIGH);
    art.prism('y', roundedRect(-HALF + 10, -DEEP + 10, HALF - 10, DEEP - 10, 20, 6), HIGH, HIGH + 7, matte('#c99a63', { fade: 0.1 }), {
      rim: 0.6,
    });
    art.onTop(
      -HALF + 10,
      HIGH + 7.2,
      -DEEP + 10,
      stroke('M18 26h344M18 52q170-12 344 2M18 80q190 8 344-2M18 104h344', '#a87a45', 1.4, 'opacity=".55"'),
      380,
      124,
    );
    drawLeads(art);
  },
};

/** The opening at the end. */
const mouth = (colour: string): string => rect(46, 44, 52, 52, '#2c2f34', 14, `stroke="${shade(colour, -0.32)}" stroke-width="3"`);

function drawLeads(art: Art): void {
  const leads = [
    ['#2e3136', 12, 'M 198 40 12 C 226 38 14, 222 4 30, 248 4 62 C 252 4 84, 300 4 96, 318 4 80'],
    ['#f6f3ec', 9, 'M 198 52 -4 C 236 52 0, 240 5 8, 272 5 22 C 290 5 32, 318 5 18, 330 5 34'],
    ['#5f86ad', 9, 'M 198 42 -18 C 226 38 -18, 236 5 -16, 262 5 -22 C 286 5 -30, 312 5 -40, 336 5 -26'],
  ] as const;
  for (const [colour, width, path] of leads) {
    art.tube(path, shade(colour, -0.45), art.px(width));
    art.tube(path, colour, art.px(width - 2.4));
  }
}
