// Nine-volt batteries: small blocks with two snaps on top.
import { piecesShown, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { whiteOn } from '../kit/ink.ts';
import { gloss, metal } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect } from '../kit/print.ts';

export const nineVolt: Drawing = {
  colour: '#2e3136',
  brand: 'Voltaire',
  label: '9 V',
  pack: { form: 'pack', n: 2 },
  fit: 0.76,
  angle: { yaw: 28, pitch: 20 },
  arrangesPack: true,
  draw(art, { colour, brand, label, pack }) {
    const count = piecesShown(pack, 3);
    for (let i = count - 1; i >= 0; i--) {
      const place = { x: i * 62 - (count - 1) * 26, z: -i * 40 };
      art.shadow(boxFootprint(place.x - 27, place.z - 17, place.x + 27, place.z + 17), 90, { softness: 10 });
      art.again('block', place, () => drawBlock(art, colour, brand, label));
    }
  },
};

function drawBlock(art: Art, colour: string, brand: string, label: string): void {
  art.box([-27, 0, -17], [27, 94, 17], gloss(colour), { radius: 5, rim: 0.85 });
  art.box([-27, 72, -17], [27, 94, 17.4], gloss('#c98a4b'), { radius: 5, rim: 0.7 });
  art.box([-26, 94, -16], [26, 97, 16], metal('#b9bec4'));
  art.lathe(-13, 0, '8 97, 8 103, 6 104', metal('#d3d7db'));
  art.lathe(13, 0, '10 97, 10 104', metal('#aeb4ba'), { topFill: '#5a6068' });
  const ink = whiteOn(colour);
  art.onFront(
    -27,
    94,
    17.6,
    fittedWords(27, 60, 26, label, ink, 44, { anchor: 'middle' }) +
      lockup(27, 68, 9, brand, ink, { anchor: 'middle', room: 46 }) +
      rect(0, 22, 54, 2, shade('#c98a4b', 0.5)),
  );
}
