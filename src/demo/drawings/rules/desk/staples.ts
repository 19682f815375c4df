// Strips of staples before their box.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { whiteOn } from '../kit/ink.ts';
import { board, metal } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, stroke } from '../kit/print.ts';

export const staples: Drawing = {
  colour: '#b3323a',
  brand: 'Castor & Main',
  label: '1/4',
  fit: 0.78,
  angle: { yaw: 28, pitch: 30 },
  isCarton: true,
  draw(art, look) {
    art.at({ x: -6, z: -46 }, () => drawBox(art, look));
    for (const [x, z, turnY] of [
      [-40, 46, 8],
      [34, 74, -6],
    ] as const)
      art.at({ x, z, turnY }, () => drawStrip(art, look.colour));
  },
};

function drawBox(art: Art, { colour, brand, label }: Look): void {
  art.shadow(boxFootprint(-90, -34, 90, 34), 80);
  art.box([-90, 0, -34], [90, 70, 34], board(colour), { radius: 1.5, rim: 0.7 });
  const strip = stroke('M20 46h96M20 46v14M116 46v14', '#c9ced3', 4);
  const front = rect(0, 34, 180, 36, '#f8f4ea') + lockup(12, 9, 16, brand, whiteOn(colour), { room: 156 }) + strip;
  art.onFront(-90, 70, 34.2, front + fittedWords(168, 59, 18, label, shade(colour, -0.3), 44, { anchor: 'end' }));
}

function drawStrip(art: Art, colour: string): void {
  const wire = metal(colour === '#b3323a' ? '#b9bec4' : shade(colour, 0.1), { banding: 0 });
  art.shadow(boxFootprint(-56, -12, 56, 12), 14, { softness: 6 });
  art.box([-56, 0, -12], [56, 14, 12], wire, { radius: 0, rim: 0.5 });
  const ribs = Array.from({ length: 27 }, (_, i) => `M${3 + i * 4} 0v`);
  art.onTop(-56, 14.2, -12, stroke(ribs.map((rib) => `${rib}24`).join(''), '#6c747d', 0.9, 'opacity=".7"'), 112, 24);
  art.onFront(-56, 14, 12.2, stroke(ribs.map((rib) => `${rib}14`).join(''), '#5b636c', 0.9, 'opacity=".8"'), 112, 14);
}
