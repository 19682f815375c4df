// A pencil case, its zip open and pencils looking out; a pack lies in a fan of colours.
import { pieceColours, piecesShown, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { matte } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { brandMark } from '../kit/brand.ts';
import { lightOn } from '../kit/ink.ts';
import { stroke } from '../kit/print.ts';

export const pencilCase: Drawing = {
  colour: '#d9772b',
  brand: 'Trundle',
  fit: 0.86,
  angle: { yaw: 26, pitch: 38 },
  arrangesPack: true,
  draw(art, look) {
    const count = piecesShown(look.pack, 3);
    for (const [i, colour] of [...pieceColours(look, ['#2f7f86', '#7d4b9e'], count).entries()].reverse()) {
      art.at({ z: -i * 84, x: i * 18 }, () => {
        art.shadow(boxFootprint(-110, -34, 110, 34), 50);
        drawCase(art, colour, look.brand);
      });
    }
  },
};

function drawCase(art: Art, colour: string, brand: string): void {
  art.box([-112, 0, -34], [112, 46, 34], matte(colour, { shine: 0.12, fade: 0.1 }), { axis: 'x', radius: 22, rim: 0.5 });
  for (const [x, z, tint] of [
    [-20, -6, '#e0b23c'],
    [-26, 4, '#b3323a'],
    [-16, 12, '#2a57a8'],
  ] as const) {
    art.bar(
      [x + 90, 46, z],
      [x + 156, 62, z - 4],
      [
        [0, 5, 0.6, 5, tint],
        [0.6, 5, 0.92, 2, '#f0d9b0'],
        [0.92, 2, 1, 0.5, '#34373d'],
      ],
    );
  }
  art.line('-100 46.6 -4, 100 46.6 -4', shade(colour, -0.5), 7);
  art.line('-100 46.8 -4, 100 46.8 -4', '#dfe3e6', 2.6, 'stroke-dasharray="4 3"');
  art.onFront(
    -112,
    40,
    34.4,
    brandMark(20, 4, 26, lightOn(colour, 0.75), brand) + stroke('M60 28h116', lightOn(colour, 0.75), 2, 'stroke-dasharray="6 5"'),
  );
}
