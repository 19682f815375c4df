// A desk telephone: handset in its cradle, display, keypad, coiled cord.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { lightOn } from '../kit/ink.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { keys, rect, shape, stroke, type Key } from '../kit/print.ts';
import { unit } from '../kit/vector.ts';

const HALF = 104;
/** The face of the telephone rises toward the back. */
const SLOPE = unit([0, -0.36, 0.93]);

export const phone: Drawing = {
  colour: '#34383f',
  brand: 'Quillet',
  fit: 0.84,
  angle: { yaw: 28, pitch: 30 },
  draw(art, look) {
    art.shadow(boxFootprint(-HALF - 8, -96, HALF, 96), 60);
    drawCord(art);
    const body = corners('-94 0 r6, 96 0 r6, 96 16 r8, -70 80 r14, -94 74 r12');
    art.prism('x', body, -HALF, HALF, plastic(look.colour), { rim: 0.7 });
    art.on([-34, 77.5, -62], [1, 0, 0], SLOPE, face(art, look), 132, 150);
    drawHandset(art, look.colour);
  },
};

function face(art: Art, { colour, brand }: Look): string {
  const glass = art.fade(55, [0, '#d7e6d2'], [1, '#a8bfa6']);
  const pad: Key[] = Array.from({ length: 12 }, (_, i): Key => [8 + (i % 3) * 26, 74 + Math.floor(i / 3) * 19, 19, 11]);
  const side: Key[] = Array.from({ length: 4 }, (_, i): Key => [98, 74 + i * 19, 24, 9]);
  return (
    rect(4, 8, 122, 46, shade(colour, -0.5), 5) +
    rect(10, 14, 110, 34, glass, 2) +
    stroke('M18 23h58M18 32h40M18 41h48', '#42524a', 3.4) +
    shape('M10 14h44L34 48H10z', '#fff', 'opacity=".22"') +
    lockup(8, 59, 8, brand, lightOn(colour, 0.7), { room: 80 }) +
    keys(pad, '#f1ede6', 3) +
    keys(side, shade(colour, 0.45), 3) +
    keys([[98, 58, 24, 7]], '#c8453a', 3)
  );
}

/** The handset lies along the left of the body: two cups and a bowed grip. */
function drawHandset(art: Art, colour: string): void {
  const shell = plastic(shade(colour, 0.04), { shine: 0.45 });
  const outline =
    '-92 62 r8, -92 92 r14, -62 104 r16, 0 92 r80, 56 56 r60, 88 44 r14, 96 22 r12, 88 10 r8, 52 22 r10, 44 40 r20, -4 66 r60, -42 76 r20, -54 70 r8, -60 62 r6';
  art.cast('-40 72 -60, -34 72 -60, -34 22 70, -40 22 70', 0.5, 5);
  art.prism('x', corners(outline, 5), -96, -46, shell, { rim: 0.7 });
}

function drawCord(art: Art): void {
  const loops = Array.from({ length: 15 }, (_, i) => {
    const [x, z] = [-112 - 22 * Math.sin((i / 14) * Math.PI), -60 + i * 10.5];
    return `M ${x - 7} 4 ${z} C ${x - 7} 16 ${z + 3}, ${x + 7} 16 ${z + 6}, ${x + 7} 4 ${z + 8} C ${x + 5} 0 ${z + 12}, ${x - 5} 0 ${z + 10}, ${x - 7} 4 ${z + 10}`;
  }).join(' ');
  art.tube(loops, '#17191d', art.px(4.5));
  art.tube(loops, '#6a7078', art.px(1.3), 'opacity=".8"');
}
