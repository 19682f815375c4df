// Foam ear plugs before the box they are dispensed from.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { board, matte } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, shape, stroke } from '../kit/print.ts';

export const earPlugs: Drawing = {
  colour: '#f0cf3a',
  brand: 'Clearday',
  fit: 0.8,
  isCarton: true,
  angle: { yaw: 28, pitch: 24 },
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-76, -40, 70, 20), 130);
    art.box([-76, 0, -40], [62, 122, 16], board('#2f5d8a'), { radius: 2, rim: 0.7 });
    const ear = shape('M58 100c-4-10-18-16-18-38a28 28 0 0 1 56 0c0 18-14 20-16 32-2 12-16 16-22 6z', '#f3d8bd');
    const fold = stroke('M54 66a14 14 0 0 1 28-2c0 10-12 10-13 20', '#b98d66', 5, 'stroke-linecap="round"');
    const plug = rect(62, 66, 40, 15, colour, 7);
    art.onFront(
      -76,
      122,
      16.3,
      lockup(10, 9, 15, brand, '#fff', { room: 116 }) + `<g transform="translate(26 -2)">${ear}${fold}${plug}</g>`,
    );
    art.at({ x: -62, z: 52 }, () => drawPlug(art, colour));
    art.at({ x: -16, z: 74 }, () => drawPlug(art, colour));
    art.at({ x: 62, z: 54 }, () => drawLying(art, colour));
  },
};

function drawPlug(art: Art, colour: string): void {
  art.cast('-18 0 14, 30 0 12, 30 0 -10, -16 0 -12', 0.3, 4);
  art.lathe(0, 0, '19 0, 18 14, 15 40, 12 54, 6 61, 1 62', matte(colour), { smooth: true });
}

function drawLying(art: Art, colour: string): void {
  art.cast('-16 0 18, 44 0 14, 46 0 -14, -14 0 -14', 0.28, 4);
  art.rod([-6, 17, 14], [44, 13, -14], '0 18, .2 18, .8 13, .94 9, 1 3', matte(colour), { end: shade(colour, -0.06) });
}
