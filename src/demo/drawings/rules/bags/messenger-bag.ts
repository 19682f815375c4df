// A messenger bag: a broad flap with two buckles and a shoulder strap.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { lightOn } from '../kit/ink.ts';
import { matte } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { rect } from '../kit/print.ts';

export const messengerBag: Drawing = {
  colour: '#6b727b',
  brand: 'Trundle',
  fit: 0.88,
  angle: { yaw: 28, pitch: 16 },
  draw(art, { colour, brand }) {
    const cloth = matte(colour, { fade: 0.1 });
    art.shadow(boxFootprint(-170, -50, 170, 50), 160);
    const strap = 'M -160 190 -10 C -150 400 -20, 150 400 -20, 160 190 -10';
    art.tube(strap, shade(colour, -0.55), art.px(22));
    art.tube(strap, shade(colour, -0.25), art.px(16));
    art.prism('z', corners('-176 0 r26, 176 0 r26, 168 220 r20, -168 220 r20'), -46, 40, cloth, { rim: 0.5 });
    art.prism('z', corners('-172 70 r40, 172 70 r40, 168 226 r16, -168 226 r16'), 40, 52, matte(shade(colour, 0.06), { fade: 0.12 }), {
      rim: 0.7,
    });
    const stitches = rect(14, 12, 308, 134, 'none', 30, `stroke="${shade(colour, 0.4)}" stroke-width="2" stroke-dasharray="7 6"`);
    const buckle = (x: number): string =>
      rect(x, 70, 30, 116, shade(colour, -0.4), 5) +
      rect(x - 5, 132, 40, 26, '#b9bec4', 5) +
      rect(x + 3, 139, 24, 12, shade(colour, -0.5), 3);
    art.onFront(
      -168,
      226,
      52.3,
      stitches + buckle(62) + buckle(244) + lockup(168, 40, 20, brand, lightOn(colour, 0.75), { anchor: 'middle', room: 130 }),
    );
  },
};
