// A slim USB hub with four sockets and a short cable.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { lightOn } from '../kit/ink.ts';
import { metal, PALETTE, plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, spot } from '../kit/print.ts';

const [HALF, DEEP, HIGH] = [64, 18, 14];

export const usbHub: Drawing = {
  colour: '#3d424a',
  brand: 'Quillet',
  fit: 0.8,
  angle: { yaw: 30, pitch: 32 },
  draw(art, { colour, brand }) {
    drawCable(art);
    art.shadow(boxFootprint(-HALF, -DEEP, HALF, DEEP), 24, { softness: 10 });
    art.box([-HALF, 0, -DEEP], [HALF, HIGH, DEEP], plastic(colour), { axis: 'y', radius: 7, rim: 0.85 });
    const lights = [0, 1, 2, 3].map((i) => spot(27 + i * 24, 29, 1.3, '#58d09a')).join('');
    art.onTop(
      -HALF,
      HIGH + 0.2,
      -DEEP,
      lockup(64, 11, 9, brand, lightOn(colour, 0.7), { anchor: 'middle', room: 90 }) + lights,
      2 * HALF,
      2 * DEEP,
    );
    const sockets = [0, 1, 2, 3]
      .map(
        (i) =>
          rect(18 + i * 24, 3.5, 18, 7.5, '#0f1114', 1, `stroke="${PALETTE.steel}" stroke-width="1.3"`) +
          rect(20 + i * 24, 4.6, 14, 2.6, '#4f8fd0'),
      )
      .join('');
    art.onFront(-HALF, HIGH, DEEP + 0.2, sockets);
  },
};

function drawCable(art: Art): void {
  const path = 'M -62 7 -4 C -100 6 -10, -104 4 40, -76 4 48 C -54 4 54, -48 4 58, -40 4 58';
  art.cast('-66 0 0, -96 0 4, -98 0 40, -70 0 56, -40 0 62, -46 0 52, -78 0 42', 0.25, 5);
  art.tube(path, '#1b1d21', art.px(5.5));
  art.tube(path, '#5c636b', art.px(1.4), 'opacity=".7"');
  art.box([-40, 0.5, 52], [-14, 8.5, 64], plastic('#2b2e34'), { axis: 'x', radius: 2, rim: 0.6 });
  art.box([-14, 2, 53.5], [4, 7, 62.5], metal(PALETTE.steel, { banding: 0.05 }), { axis: 'x', radius: 0.8, rim: 0.6 });
  art.onTop(-14, 7.1, 53.5, rect(5, 1.6, 3.4, 2.2, '#4b5058') + rect(5, 5.4, 3.4, 2.2, '#4b5058'));
}
