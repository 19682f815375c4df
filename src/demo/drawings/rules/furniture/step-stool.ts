// A folding step stool: a frame of two bent tubes, and ribbed treads. The label says how many steps it has.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { stroke } from '../kit/print.ts';

const RISE = 118;

export const stepStool: Drawing = {
  colour: '#b9bec4',
  brand: 'Fieldhouse',
  fit: 0.92,
  angle: { yaw: 32, pitch: 18 },
  readsLabel: true,
  draw(art, { colour, label }) {
    const steps = Number(label) || 2;
    const top = steps * RISE;
    const front = 60 + steps * 40;
    art.shadow(boxFootprint(-110, -front, 110, front), 60, { softness: 18, strength: 0.75, core: 0.22 });
    drawFrame(art, -104, top, front, colour);
    for (let i = steps; i >= 1; i--) drawTread(art, i * RISE, front - i * ((2 * front - 60) / (steps + 0.9)), i === steps);
    drawFrame(art, 104, top, front, colour);
  },
};

function tube(art: Art, path: string, colour: string): void {
  art.tube(path, shade(colour, -0.5), art.px(15));
  art.tube(path, shade(colour, -0.1), art.px(11));
  art.tube(path, shade(colour, 0.6), art.px(2.8), 'opacity=".85"');
}

function drawFrame(art: Art, x: number, top: number, front: number, colour: string): void {
  tube(art, `M ${x} 8 ${-front} L ${x} ${top - 10} ${-front + 90}`, shade(colour, -0.15));
  tube(art, `M ${x} 8 ${front} L ${x} ${top} ${-front + 100} L ${x} ${top + 130} ${-front + 74}`, colour);
  if (x > 0)
    tube(
      art,
      `M ${-x} ${top + 130} ${-front + 74} C ${-x} ${top + 152} ${-front + 70}, ${x} ${top + 152} ${-front + 70}, ${x} ${top + 130} ${-front + 74}`,
      colour,
    );
  for (const z of [-front, front]) art.box([x - 9, 0, z - 10], [x + 9, 14, z + 10], plastic('#26282d'), { radius: 3 });
}

function drawTread(art: Art, y: number, z: number, isTop: boolean): void {
  const deep = isTop ? 62 : 44;
  art.box([-98, y - 14, z - deep], [98, y, z + deep], plastic('#34373d'), { axis: 'y', radius: 12, rim: 0.8 });
  const ribs = Array.from({ length: 5 }, (_, i) => `M16 ${10 + (i * (2 * deep - 20)) / 4}h164`).join('');
  art.onTop(-98, y + 0.3, z - deep, stroke(ribs, '#565c65', 4, 'stroke-linecap="round"'));
}
