// A desktop projector, its lens lit.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { darkOn } from '../kit/ink.ts';
import { plastic, rubber } from '../kit/material.ts';
import { boxFootprint, circle } from '../kit/outline.ts';
import { rect, spot, stroke } from '../kit/print.ts';

const [HALF, DEEP, HIGH] = [150, 108, 84];

export const projector: Drawing = {
  colour: '#e9e5de',
  brand: 'Tessel',
  fit: 0.86,
  angle: { yaw: 30, pitch: 22 },
  draw(art, look) {
    art.shadow(boxFootprint(-HALF, -DEEP, HALF, DEEP), 110);
    for (const [x, z] of [
      [-120, 84],
      [120, 84],
      [120, -70],
    ] as const) {
      art.lathe(x, z, '12 0, 12 12', rubber('#26282c'));
    }
    art.box([-HALF, 10, -DEEP], [HALF, HIGH, DEEP], plastic(look.colour), { axis: 'y', radius: 22, rim: 0.85 });
    art.onTop(-HALF, HIGH + 0.2, -DEEP, top(look), 2 * HALF, 2 * DEEP);
    art.onFront(-HALF, HIGH, DEEP + 0.2, front(look));
    drawLens(art);
    const vents = Array.from({ length: 9 }, (_, i) => `M${34 + i * 14} 18v40`).join('');
    art.onSide(HALF + 0.2, HIGH, DEEP, stroke(vents, shade(look.colour, -0.62), 5, 'stroke-linecap="round"'));
  },
};

function top({ colour, brand }: Look): string {
  const dial = spot(232, 50, 15, shade(colour, -0.16)) + spot(232, 50, 8, shade(colour, 0.4));
  const keys = [34, 50, 66].map((y) => spot(266, y - 2, 4.5, shade(colour, -0.4))).join('');
  return rect(30, 30, 150, 4, shade(colour, -0.14), 2) + lockup(34, 150, 24, brand, darkOn(colour, 0.5), { room: 170 }) + dial + keys;
}

function front({ colour }: Look): string {
  const vents = Array.from({ length: 6 }, (_, i) => `M184 ${18 + i * 9}h88`).join('');
  return stroke(vents, shade(colour, -0.58), 4, 'stroke-linecap="round"') + spot(166, 60, 4, '#3fae7c');
}

function drawLens(art: Art): void {
  art.at({ x: -72, y: 47 }, () => {
    const ring = (radius: number, from: number, to: number, colour: string): unknown =>
      art.prism('z', circle(0, 0, radius, 36), from, to, plastic(colour, { shine: 0.5 }), { rim: 0.7 });
    ring(36, DEEP, DEEP + 8, '#4a4e55');
    ring(30, DEEP + 8, DEEP + 20, '#2b2e34');
    const glass = art.glow(
      [
        [0, '#fff8e0'],
        [0.22, '#cfe6f2'],
        [0.5, '#4f86b0'],
        [0.8, '#1d3247'],
        [1, '#0d1520'],
      ],
      'cx=".4" cy=".36" r=".7"',
    );
    art.onFront(0, 0, DEEP + 20.3, spot(0, 0, 24, glass) + spot(-9, -9, 5, '#fff', 'opacity=".85"'));
  });
}
