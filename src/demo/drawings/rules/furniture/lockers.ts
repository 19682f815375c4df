// Steel lockers: doors with vents, latches and number plates.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { matte } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, stroke, words } from '../kit/print.ts';

export const lockers: Drawing = {
  colour: '#5d7683',
  brand: 'Northfold',
  label: '3',
  readsLabel: true,
  fit: 0.92,
  angle: { yaw: 30, pitch: 14 },
  draw(art, { colour, label }) {
    const doors = Math.min(4, Math.max(1, Number.parseInt(label, 10) || 3));
    const half = doors * 44;
    const steel = matte(colour, { shine: 0.2, fade: 0.08 });
    art.shadow(boxFootprint(-half, -70, half, 72), 280);
    art.box([-half + 6, 0, -64], [half - 6, 12, 64], matte('#2a2c31'), { radius: 0 });
    art.box([-half, 10, -70], [half, 420, 68], steel, { radius: 2, rim: 0.6 });
    for (let i = 0; i < doors; i++) drawDoor(art, -half + i * 88, colour, i);
    art.onTop(-half, 420.2, -70, rect(0, 0, half * 2, 138, art.fade(40, [0, '#fff', 0.2], [0.6, '#fff', 0])));
  },
};

function drawDoor(art: Art, x: number, colour: string, at: number): void {
  art.cast(`${x + 4} 16 68.4, ${x + 86} 16 68.4, ${x + 86} 414 68.4, ${x + 4} 414 68.4`, 0.5, 2);
  art.box([x + 4, 16, 68], [x + 84, 414, 74], matte(colour, { shine: 0.2, fade: 0.08 }), { radius: 3, rim: 0.7 });
  const vents = stroke('M18 34h44M18 46h44M18 58h44M18 340h44M18 352h44M18 364h44', shade(colour, -0.55), 4, 'stroke-linecap="round"');
  const plate = rect(26, 84, 28, 18, '#e9e4da', 3) + words(40, 98, 14, String(101 + at), '#34373d', { anchor: 'middle', width: 22 });
  const latch = rect(60, 186, 11, 46, '#c9ced3', 3) + rect(62, 200, 7, 20, '#7b838b', 2);
  art.onFront(x + 4, 414, 74.2, vents + plate + latch, 80, 398);
}
