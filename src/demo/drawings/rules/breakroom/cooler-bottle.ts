// The large bottle of a water cooler, its ribs and its cap.
import { piecesShown, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { drawLabelBand } from '../kit/label-band.ts';
import { onPaper } from '../kit/ink.ts';
import { glass, plastic } from '../kit/material.ts';
import { roundFootprint } from '../kit/outline.ts';
import { fittedWords } from '../kit/print.ts';
import { add } from '../kit/vector.ts';

export const coolerBottle: Drawing = {
  colour: '#2b6fb0',
  brand: 'Clearday',
  fit: 0.9,
  angle: { yaw: 26, pitch: 18 },
  arrangesPack: true,
  draw(art, look) {
    const count = piecesShown(look.pack, 3);
    for (let i = count - 1; i >= 0; i--) art.at({ x: i * 190 - (count - 1) * 90, z: -i * 120 }, () => drawBottle(art, look));
  },
};

function drawBottle(art: Art, { colour, brand, label }: Look): void {
  const blue = glass('#7fb9d8', { lift: 0.8, drop: 0.3 });
  art.shadow(roundFootprint(0, 0, 132, 24), 330);
  for (const y of [0, 62, 124]) {
    art.lathe(0, 0, `120 ${y}, 132 ${y + 10}, 132 ${y + 50}, 122 ${y + 62}`, blue, { top: false });
  }
  art.lathe(0, 0, '122 186, 132 196, 132 300, 122 326, 70 366, 36 382', blue, { top: false, smooth: false });
  drawLabelBand(art, 132.8, 204, 290, '#fdfbf6');
  art.lathe(0, 0, '34 380, 32 412', blue, { top: false });
  art.lathe(0, 0, '42 404, 42 436, 36 442', plastic(colour));
  const { front, right } = art.camera;
  const ink = onPaper(colour);
  const print =
    lockup(0, 4, 34, brand, ink, { anchor: 'middle', room: 190 }) + fittedWords(0, 68, 28, label, ink, 180, { anchor: 'middle' });
  art.on(add([0, 282, 0], front, 133), right, [0, -1, 0], print);
}
