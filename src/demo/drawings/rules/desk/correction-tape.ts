// A correction-tape dispenser that has just covered a line.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { whiteOn } from '../kit/ink.ts';
import { gloss, paper } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { rect, spot, stroke } from '../kit/print.ts';

const BODY = '-70 30 r4, -64 22 r8, -22 -2 r40, 6 -34 r50, 46 -38 r44, 74 -8 r44, 62 30 r40, 30 40 r60, -30 34 r60';

export const correctionTape: Drawing = {
  colour: '#2f7fb0',
  brand: 'Tessel',
  fit: 0.86,
  angle: { yaw: 24, pitch: 46 },
  draw(art, look) {
    art.shadow(boxFootprint(-110, -70, 96, 62), 12, { softness: 10 });
    art.box([-110, 0, -70], [96, 1.5, 62], paper('#fbf9f5'), { axis: 'y', radius: 2, rim: 0.8 });
    const lines = stroke('M14 26h118M14 48h150M14 70h96M14 114h150', '#bfb8ab', 5);
    const tape = rect(6, 86, 92, 14, '#fff', 1, 'stroke="#d8d1c4" stroke-width=".8"') + stroke('M98 92h66', '#bfb8ab', 5);
    art.onTop(-110, 1.8, -70, lines + tape, 206, 132);
    art.at({ x: 26, y: 2, z: -6, turnY: -6 }, () => drawDispenser(art, look));
  },
};

function drawDispenser(art: Art, { colour, brand }: Look): void {
  const outline = corners(BODY, 6);
  art.cast(
    outline.map(([x, z]) => [x + 6, 0, z + 8]),
    0.36,
    6,
  );
  art.prism('y', outline, 0, 15, gloss(colour), { rim: 0.75 });
  const wheel = (radius: number, fill: string): string => spot(0, 0, radius, fill);
  const teeth = Array.from({ length: 12 }, (_, i) => `<path d="M0-20v5" transform="rotate(${i * 30})"/>`).join('');
  const spool =
    wheel(29, shade(colour, -0.45)) +
    wheel(26, '#f6f2ea') +
    wheel(19, '#dcd6ca') +
    wheel(17, shade(colour, 0.45)) +
    wheel(7, shade(colour, -0.35)) +
    `<g stroke="${shade(colour, -0.2)}" stroke-width="2.4">${teeth}</g>`;
  art.onTop(32, 15.2, 0, spool + spot(0, 0, 29, art.fade(50, [0, '#fff', 0.55], [0.5, '#fff', 0.05], [1, '#fff', 0.2])));
  art.onTop(-44, 15.3, 16, `<g transform="rotate(-16)">${lockup(0, 0, 10, brand, whiteOn(colour), { room: 46 })}</g>`);
  art.box([-76, 2, 22], [-66, 9, 32], gloss('#f4f1ec'), { axis: 'y', radius: 3 });
}
