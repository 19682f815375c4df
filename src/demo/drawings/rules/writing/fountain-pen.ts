// A fountain pen with a gold nib, its cap beside it.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { PALETTE } from '../kit/material.ts';
import { add, type Vec3 } from '../kit/vector.ts';

export const fountainPen: Drawing = {
  colour: '#1f3a4d',
  brand: 'Penhallow',
  fit: 0.86,
  angle: { yaw: 28, pitch: 40 },
  draw(art, { colour }) {
    drawCap(art, [-60, 13, 0], [14, 13, -62], colour);
    drawPen(art, [-84, 13, 78], [66, 13, -50], colour);
  },
};

/** Shadow of a round bar that lies on the table. */
function drawBarShadow(art: Art, from: Vec3, to: Vec3, radius: number): void {
  const footprint = [add(from, [0, 0, -radius]), add(from, [0, 0, radius]), add(to, [0, 0, radius]), add(to, [0, 0, -radius])];
  art.shadow(
    footprint.map(([x, , z]) => [x, z]),
    22,
    { softness: 9 },
  );
}

function drawCap(art: Art, from: Vec3, to: Vec3, colour: string): void {
  drawBarShadow(art, from, to, 13);
  art.bar(from, to, [
    [0, 14.5, 0.05, 14.5, PALETTE.gold],
    [0.05, 14.2, 0.9, 12.5, colour],
    [0.9, 12.8, 0.93, 12.8, PALETTE.gold],
    [0.93, 12.2, 1, 9.9, colour, shade(colour, -0.2)],
  ]);
  const lift = (share: number, above: number): Vec3 => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + above,
    from[2] + (to[2] - from[2]) * share,
  ];
  art.line([lift(0.92, 11), lift(0.26, 15)], shade(PALETTE.gold, -0.35), art.px(5));
  art.line([lift(0.92, 12), lift(0.26, 16)], shade(PALETTE.gold, 0.35), art.px(3));
}

function drawPen(art: Art, tip: Vec3, end: Vec3, colour: string): void {
  drawBarShadow(art, tip, end, 11);
  const along = (share: number, up = 0, side = 0): Vec3 => [
    tip[0] + (end[0] - tip[0]) * share + side * 0.2,
    tip[1] + up,
    tip[2] + (end[2] - tip[2]) * share + side,
  ];
  art.bar(tip, end, [
    [0.1, 4.6, 0.17, 6.7, '#25272c'],
    [0.17, 8.1, 0.36, 10.0, '#2b2e34'],
    [0.36, 10.7, 0.385, 10.7, PALETTE.gold],
    [0.385, 12.0, 0.93, 11.5, colour],
    [0.93, 11.6, 0.945, 11.6, PALETTE.gold],
    [0.945, 11.0, 1, 7.2, colour, shade(colour, -0.15)],
  ]);
  const gold = art.blend(art.page(along(0.12, 5, -6)), art.page(along(0.12, -2, 7)), [
    [0, '#fff4cf'],
    [0.45, '#e2bd55'],
    [1, '#8d6a1e'],
  ]);
  const nib = [
    along(0, -3),
    along(0.075, 2, -5.4),
    along(0.13, 5, -6.6),
    along(0.185, 6, -5),
    along(0.185, 4, 5),
    along(0.13, 2, 6.6),
    along(0.075, -1, 5.4),
  ];
  art.polygon(nib, gold, 'stroke="#6d5114" stroke-width="1"');
  art.line([along(0.012, -2), along(0.12, 3.4)], '#4d3a10', 2);
  art.disc(along(0.125, 3.5), 1.8, '#3a2b0a');
}
