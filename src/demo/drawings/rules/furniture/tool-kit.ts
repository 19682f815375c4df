// An open tool kit: hammer, screwdrivers, pliers and a level in a case.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, shape, stroke } from '../kit/print.ts';

const PLIERS = 'M0 0c-10 26-10 44-2 62l-14 74a8 8 0 0 0 16 3l10-60 10 60a8 8 0 0 0 16-3L22 62c8-18 8-36-2-62l-4 40h-12z';

export const toolKit: Drawing = {
  colour: '#b3323a',
  brand: 'Trundle',
  fit: 0.9,
  angle: { yaw: 26, pitch: 44 },
  isFlat: true,
  draw(art, { colour }) {
    art.shadow(boxFootprint(-170, -110, 170, 110), 40, { softness: 12 });
    art.box([-170, 0, -110], [170, 30, 110], plastic('#2a2c31'), { axis: 'y', radius: 16, rim: 0.7 });
    const soft = `filter="${art.blur(3)}" opacity=".55"`;
    const grip = (x: number, y: number, length: number): string =>
      rect(x, y, 15, length, colour, 7) + rect(x + 3, y + 4, 3, length - 8, shade(colour, 0.5), 1.5);
    const driver = (x: number, length: number): string => rect(x + 5, 96, 5, length, '#c9ced3', 2) + grip(x, 28, 72);
    const hammer =
      rect(44, 60, 16, 136, '#c8955c', 7) +
      rect(44, 132, 16, 64, colour, 7) +
      shape('M22 30h52l12 10v16H76L66 62H22z', art.fade(90, [0, '#dfe3e6'], [1, '#8b9199']));
    const pliers = `<g transform="translate(240 34)">${shape(PLIERS, art.fade(0, [0, '#c9ced3'], [1, '#7b838b']))}${rect(-17, 84, 17, 58, colour, 8, 'transform="rotate(10 -8 84)"')}${rect(21, 84, 17, 58, colour, 8, 'transform="rotate(-10 30 84)"')}</g>`;
    const goods = hammer + driver(108, 60) + driver(140, 78) + driver(172, 50) + pliers + rect(22, 200, 292, 8, '#e0b12f', 3);
    const shadows = `<g transform="translate(5 6)" ${soft}>${rect(40, 40, 20, 150, '#000')}${rect(110, 40, 80, 110, '#000')}${rect(236, 60, 40, 110, '#000')}</g>`;
    art.onTop(-170, 30.2, -110, rect(12, 12, 316, 196, '#3a3d43', 10) + stroke('M12 190h316', '#4c5057', 2) + shadows + goods, 340, 220);
  },
};
