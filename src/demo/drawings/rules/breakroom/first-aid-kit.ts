// A first-aid kit: a case with a white cross, its latches and handle.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { lightness, shade } from '../kit/colour.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint, roundedRect } from '../kit/outline.ts';
import { rect, shape } from '../kit/print.ts';

const [HALF, DEEP, HIGH] = [120, 40, 164];

export const firstAidKit: Drawing = {
  colour: '#2f8a5a',
  brand: 'Ondine',
  fit: 0.86,
  angle: { yaw: 28, pitch: 20 },
  draw(art, look) {
    art.shadow(boxFootprint(-HALF, -DEEP, HALF, DEEP), 150);
    drawHandle(art);
    drawCase(art, look);
  },
};

function drawHandle(art: Art): void {
  const grip = `M -42 ${HIGH - 4} 0 C -42 ${HIGH + 40} 0, 42 ${HIGH + 40} 0, 42 ${HIGH - 4} 0`;
  art.tube(grip, '#23262b', art.px(16));
  art.tube(grip, '#4c5159', art.px(11));
  art.tube(`M -40 ${HIGH} 2 C -40 ${HIGH + 42} 2, 40 ${HIGH + 42} 2, 40 ${HIGH} 2`, '#fff', art.px(2.4), 'opacity=".35"');
}

function drawCase(art: Art, { colour, brand }: Look): void {
  const shell = plastic(colour, { shine: 0.4 });
  art.prism('z', roundedRect(-HALF, 0, HALF, HIGH, 16, 4), -DEEP, -3, shell, { open: true });
  art.prism('z', roundedRect(-HALF + 3, 3, HALF - 3, HIGH - 3, 14, 4), -3, 3, plastic('#2b2e34'), { open: true });
  art.prism('z', roundedRect(-HALF, 0, HALF, HIGH, 16, 4), 3, DEEP, shell, { rim: 0.85 });
  const mark = lightness(colour) > 0.7 ? '#2f8a5a' : '#fbf9f5';
  const cross = 'M-17-50h34v33h33v34H17v33h-34V17h-33v-34h33z';
  const print =
    rect(14, 12, 212, 140, 'none', 12, `stroke="${shade(colour, -0.25)}" stroke-width="3"`) +
    rect(15, 13.5, 212, 140, 'none', 12, `stroke="${shade(colour, 0.3)}" stroke-width="1.2" opacity=".8"`) +
    shape(cross, '#2a1c12', 'transform="translate(122.5 73)" opacity=".22"') +
    shape(cross, mark, 'transform="translate(120 70)"') +
    lockup(120, 130, 14, brand, mark, { anchor: 'middle', room: 120 });
  art.onFront(-HALF, HIGH, DEEP + 0.2, print, 2 * HALF, HIGH);
  for (const x of [-74, 50]) {
    art.box([x, HIGH - 6, -10], [x + 24, HIGH + 4, DEEP + 4], plastic('#e6e2da'), { radius: 2, rim: 0.6 });
    art.box([x, HIGH - 24, DEEP], [x + 24, HIGH + 3, DEEP + 5], plastic('#e6e2da'), { radius: 3, rim: 0.7 });
  }
}
