// A folding table: a light moulded top with a speckled rim, on two bent steel legs with their braces.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';

const [HALF, DEEP, HIGH] = [300, 120, 236];

export const foldingTable: Drawing = {
  colour: '#dcdfe2',
  brand: 'Fieldhouse',
  fit: 0.92,
  angle: { yaw: 28, pitch: 18 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-HALF + 50, -DEEP + 10, HALF - 50, DEEP - 10), 60, { softness: 20, strength: 0.7, core: 0.16 });
    drawLegs(art, -HALF + 74);
    art.tube(`M ${HALF - 84} 120 0 L 40 ${HIGH - 12} 0`, '#6b727b', art.px(6));
    drawLegs(art, HALF - 74);
    art.tube(`M ${-HALF + 84} 120 0 L -40 ${HIGH - 12} 0`, '#6b727b', art.px(6));
    const top = plastic(colour, { shine: 0.3 });
    art.box([-HALF, HIGH - 18, -DEEP], [HALF, HIGH - 4, DEEP], plastic(shade(colour, -0.1)), { axis: 'y', radius: 22 });
    art.box([-HALF, HIGH - 5, -DEEP], [HALF, HIGH, DEEP], top, { axis: 'y', radius: 22, rim: 0.85 });
    art.line(`0 ${HIGH + 0.3} ${-DEEP}, 0 ${HIGH + 0.3} ${DEEP}`, shade(colour, -0.24), 2.5);
    art.line(`2 ${HIGH + 0.3} ${-DEEP}, 2 ${HIGH + 0.3} ${DEEP}`, shade(colour, 0.4), 1.2);
  },
};

function drawLegs(art: Art, x: number): void {
  const frame = `M ${x} 6 -84 L ${x} ${HIGH - 18} -84 M ${x} 6 84 L ${x} ${HIGH - 18} 84 M ${x} 70 -84 L ${x} 70 84`;
  art.tube(frame, '#3c4148', art.px(12));
  art.tube(frame, '#7d858e', art.px(8.5));
  art.tube(frame, '#dfe3e6', art.px(2), 'opacity=".8"');
  for (const z of [-84, 84]) art.lathe(x, z, '8 0, 9 8, 8 16', plastic('#26282d'));
}
