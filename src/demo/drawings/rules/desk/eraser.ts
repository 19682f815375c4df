// Block erasers in paper sleeves, rubbed at a corner.
import { piecesShown, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { whiteOn } from '../kit/ink.ts';
import { board, rubber } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect } from '../kit/print.ts';

export const eraser: Drawing = {
  colour: '#2b5fa8',
  brand: 'Quillon',
  fit: 0.7,
  angle: { yaw: 30, pitch: 34 },
  arrangesPack: true,
  draw(art, look) {
    const count = piecesShown(look.pack, 3);
    for (let i = count - 1; i >= 0; i--)
      art.at({ x: i * 46 - (count - 1) * 20, z: -i * 58, turnY: [6, -4, 9][i] ?? 0 }, () => drawEraser(art, look));
  },
};

function drawEraser(art: Art, { colour, brand }: Look): void {
  art.shadow(boxFootprint(-62, -22, 62, 24), 34);
  art.box([-62, 0, -22], [62, 30, 24], rubber('#f4f1ec', { lift: 0.7, drop: 0.3 }), { radius: 6, rim: 0.6 });
  art.box([-18, -0.2, -23], [56, 30.6, 25], board(colour), { radius: 1, rim: 0.6 });
  art.onTop(-18, 31, -23, rect(0, 0, 74, 48, 'none') + lockup(37, 18, 12, brand, whiteOn(colour), { anchor: 'middle', room: 64 }), 74, 48);
  art.onFront(-18, 30, 25.3, rect(0, 18, 74, 5, '#fff', 0, 'opacity=".85"'));
}
