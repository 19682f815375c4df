// Juice cartons with a straw, the fruit on their fronts.
import { piecesShown, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { board } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, shape, spot } from '../kit/print.ts';

export const drinkCartons: Drawing = {
  colour: '#d9772b',
  brand: 'Harrowvale',
  pack: { form: 'pack', n: 8 },
  fit: 0.84,
  angle: { yaw: 28, pitch: 18 },
  arrangesPack: true,
  draw(art, look) {
    const count = piecesShown(look.pack, 3);
    for (let i = count - 1; i >= 0; i--) art.at({ x: i * 70 - (count - 1) * 34, z: -i * 54 }, () => drawCarton(art, look));
  },
};

function drawCarton(art: Art, { colour, brand, label }: Look): void {
  art.shadow(boxFootprint(-40, -28, 40, 28), 150);
  art.box([-40, 0, -28], [40, 150, 28], board(colour, { shine: 0.2 }), { radius: 1.5, rim: 0.7 });
  art.box([-40, 150, -3], [40, 156, 3], board(shade(colour, 0.3)), { radius: 0 });
  const fruit =
    spot(40, 106, 25, '#f3a23b') + spot(33, 98, 9, '#fbd08a', 'opacity=".8"') + shape('M40 82q4-14 20-14-2 14-20 14z', '#4f8f4a');
  const front = rect(0, 12, 80, 46, '#fbf8f1') + lockup(40, 22, 12, brand, shade(colour, -0.45), { anchor: 'middle', room: 68 });
  const name = fittedWords(40, 52, 10, label, shade(colour, -0.45), 68, { anchor: 'middle' });
  art.onFront(-40, 150, 28.2, front + name + fruit + rect(0, 136, 80, 14, shade(colour, -0.3)));
  art.rod([14, 150, 4], [24, 206, 8], '0 3, 1 3', board('#f4f1ec', { shine: 0.3 }));
}
