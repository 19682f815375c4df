// A flat mailer with a tuck front, its lid a little open; a pack lies in a stack.
import { piecesShown, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { lightOn } from '../kit/ink.ts';
import { board } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, stroke } from '../kit/print.ts';

export const flatMailer: Drawing = {
  colour: '#ece8e1',
  brand: 'Waybill',
  fit: 0.84,
  angle: { yaw: 30, pitch: 28 },
  arrangesPack: true,
  draw(art, { colour, brand, label, pack }) {
    const count = piecesShown(pack, 3);
    art.shadow(boxFootprint(-130, -92, 130, 92), 40 * count);
    for (let i = 0; i < count; i++) {
      art.at({ x: (i % 2) * 8, y: i * 44, turnY: (i % 2) * 4 }, () => drawMailer(art, colour, brand, label));
    }
  },
};

function drawMailer(art: Art, colour: string, brand: string, label: string): void {
  art.box([-130, 0, -92], [130, 42, 92], board(colour), { radius: 2, rim: 0.7 });
  const ink = lightOn(colour, 0.5);
  art.onFront(
    -130,
    42,
    92.3,
    rect(30, 0, 200, 27, 'none', 6, `stroke="${shade(colour, -0.3)}" stroke-width="2.4"`) + rect(112, 24, 36, 7, shade(colour, -0.5), 3),
  );
  art.onTop(
    -130,
    42.3,
    -92,
    stroke('M8 8h244v168H8z', shade(colour, -0.14), 1.6) +
      lockup(130, 62, 22, brand, ink, { anchor: 'middle', room: 150 }) +
      fittedWords(130, 122, 19, label, ink, 190, { anchor: 'middle' }),
  );
  art.onSide(130.3, 42, 92, stroke('M0 21h184', shade(colour, -0.35), 1.6));
}
