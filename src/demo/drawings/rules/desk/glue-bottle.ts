// A squeeze bottle of glue with a twist cap.
import { piecesShown, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { onPaper, whiteOn } from '../kit/ink.ts';
import { drawLabelBand } from '../kit/label-band.ts';
import { gloss, plastic } from '../kit/material.ts';
import { roundFootprint } from '../kit/outline.ts';
import { words } from '../kit/print.ts';
import { add } from '../kit/vector.ts';

export const glueBottle: Drawing = {
  colour: '#f4f1ec',
  brand: 'Postmark',
  fit: 0.82,
  angle: { yaw: 24, pitch: 16 },
  arrangesPack: true,
  draw(art, look) {
    const count = piecesShown(look.pack, 3);
    for (let i = count - 1; i >= 0; i--) art.at({ x: i * 76 - (count - 1) * 36, z: -i * 46 }, () => drawBottle(art, look));
  },
};

function drawBottle(art: Art, { colour, brand }: Look): void {
  const band = onPaper(colour) === colour ? colour : '#2f6fb3';
  art.shadow(roundFootprint(0, 0, 34), 150);
  art.lathe(0, 0, '32 0, 36 6, 36 116, 30 136, 16 146', gloss(colour, { drop: 0.3 }), { smooth: true });
  art.lathe(0, 0, '17 144, 18 150, 10 176, 7 190, 5 192', plastic('#d9772b'));
  drawLabelBand(art, 36.2, 24, 104, band);
  const { front, right } = art.camera;
  const print =
    lockup(0, 0, 12, brand, whiteOn(band), { anchor: 'middle', room: 58 }) +
    words(0, 44, 24, 'GLUE', '#fff', { anchor: 'middle', width: 52 });
  art.on(
    add([0, 92, 0], front, 36.6),
    right,
    [0, -1, 0],
    print + words(0, 62, 9, 'COLLE', shade(band, 0.7), { anchor: 'middle', width: 32 }),
  );
}
