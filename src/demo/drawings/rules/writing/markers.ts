// Capped markers in a row, and an uncapped one lying in front.
import { pieceColours, piecesShown, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { whiteOn } from '../kit/ink.ts';
import { COPY_COLOUR } from '../kit/material.ts';
import { points2 } from '../kit/notation.ts';
import { roundFootprint } from '../kit/outline.ts';
import { fittedWords } from '../kit/print.ts';
import { add, type Vec3 } from '../kit/vector.ts';

const BODY = '#f0ede8';
const OTHER_COLOURS = ['#25272d', '#2a57a8', '#2f8458', '#e08a2c'];

export const markers: Drawing = {
  colour: '#c23b3b',
  brand: 'Brightleaf',
  pack: { form: 'pack', n: 4 },
  angle: { yaw: 22, pitch: 20 },
  arrangesPack: true,
  draw(art, look) {
    const count = piecesShown(look.pack, 5);
    const colours = pieceColours(look, OTHER_COLOURS, count);
    for (const [i, colour] of [...colours.entries()].reverse()) {
      const [x, z] = [(i - (count - 1) / 2) * 29, -12 + (i % 2) * 3];
      art.shadow(roundFootprint(x, z, 11), 60, { softness: 10 });
      art.again('marker', { x, z }, () => drawStandingMarker(art, look), { colour });
    }
    if (count > 1) drawLyingMarker(art, look.colour);
  },
};

function drawStandingMarker(art: Art, { colour, brand, isAssorted }: Look): void {
  const ink = COPY_COLOUR;
  art.standingBar(
    0,
    0,
    [
      [11, 0, 11.5, 3, ink],
      [11.5, 3, 11.5, 84, BODY],
      [11.6, 26, 11.6, 60, ink],
      [12.4, 84, 12.4, 90, ink],
      [12.4, 90, 11.6, 126, ink],
      [11.6, 126, 9.4, 135, ink],
    ],
    ink,
  );
  art.disc([0, 135, 0], 9.4, '#fff', 'opacity=".16"');
  const { toward, right } = art.camera;
  const name = fittedWords(0, 2.6, 7, brand, isAssorted ? '#fff' : whiteOn(colour), 27);
  art.on(add([0, 31, 0], toward, 11.6), [0, 1, 0], right, name);
  const onFlank = (y: number, across: number): Vec3 => add(add([0, y, 0], right, across), toward, 11);
  const shade = [onFlank(90, 5), onFlank(90, 7.5), onFlank(127, 7), onFlank(127, 4.7)];
  art.polygon(shade, '#000', 'opacity=".28"');
}

function drawLyingMarker(art: Art, colour: string): void {
  const nib = shade(colour, -0.2);
  art.shadow(points2('-66 50, -66 55, 56 46, 56 26'), 22, { softness: 8 });
  art.bar(
    [-66, 11, 52],
    [56, 11, 34],
    [
      [0, 1.6, 0.05, 3.2, nib],
      [0.05, 3.2, 0.1, 3.6, nib],
      [0.1, 4.6, 0.16, 5.4, BODY],
      [0.16, 6.5, 0.24, 10, BODY],
      [0.24, 11.5, 0.96, 11.5, BODY],
      [0.4, 11.6, 0.86, 11.6, colour],
      [0.96, 11.6, 1, 11.3, colour, nib],
    ],
  );
}
