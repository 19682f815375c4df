// Mailing tubes with caps; a pack leans in a fan.
import { piecesShown, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { board, plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, stroke } from '../kit/print.ts';

export const mailingTube: Drawing = {
  colour: '#c99f6c',
  brand: 'Waybill',
  pack: { form: 'pack', n: 3 },
  fit: 0.9,
  angle: { yaw: 34, pitch: 30 },
  arrangesPack: true,
  draw(art, { colour, brand, pack }) {
    const count = piecesShown(pack, 3);
    for (let i = 0; i < count; i++) {
      const z = (i - (count - 1) / 2) * 74;
      art.shadow(boxFootprint(-210, z - 24, 210, z + 24), 50);
      art.at({ z, x: (i % 2) * 26 }, () => drawTube(art, colour, brand));
    }
  },
};

function drawTube(art: Art, colour: string, brand: string): void {
  art.rod([-214, 30, 0], [-196, 30, 0], '0 31, 1 31', plastic('#f4f1ec'));
  art.rod([-200, 30, 0], [204, 30, 0], '0 30, 1 30', board(colour));
  art.rod([198, 30, 0], [216, 30, 0], '0 31, .8 31, 1 29', plastic('#f4f1ec'));
  art.on(
    [-90, 59, 8],
    [1, 0, 0],
    [0, -0.35, 0.94],
    rect(0, 0, 150, 34, '#fdfbf6', 3) +
      lockup(10, 6, 11, brand, '#2b2d33', { room: 76 }) +
      stroke('M10 25h60M92 12h48M92 22h32', '#a39a8c', 2.6),
  );
  art.tube('M -150 59 4 C -100 62 -4, -60 62 6, -20 60 0', shade(colour, -0.2), 1.6, 'opacity=".4"');
}
