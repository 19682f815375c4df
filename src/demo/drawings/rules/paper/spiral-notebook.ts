// A spiral notebook: a wire coil down its side and a printed cover. The label is its number of sheets.
import { pieceColours, piecesShown, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { lightOn, onPaper } from '../kit/ink.ts';
import { matte, paper } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, stroke } from '../kit/print.ts';

export const spiralNotebook: Drawing = {
  colour: '#c23b3b',
  brand: 'Inkwell Basics',
  fit: 0.88,
  angle: { yaw: 26, pitch: 44 },
  arrangesPack: true,
  draw(art, look) {
    const books = piecesShown(look.pack, 3);
    const covers = pieceColours(look, ['#2a57a8', '#2d7a55'], books).reverse();
    art.shadow(boxFootprint(-84, -110, 84, 110), 20 * books, { softness: 14 });
    for (const [i, colour] of covers.entries()) {
      art.at({ x: i * 5, y: i * 15, turnY: i ? -4 + i * 4 : 0 }, () => drawBook(art, { ...look, colour }));
    }
  },
};

function drawBook(art: Art, look: Look): void {
  art.box([-82, 0, -110], [82, 2, 110], paper('#a88a63'), { axis: 'y', radius: 8 });
  art.box([-78, 2, -107], [79, 12, 107], paper('#fbf8f2'), { axis: 'y', radius: 6 });
  art.onFront(-78, 12, 107.2, stroke('M4 3h149M4 5.5h149M4 8h149', '#c9c0b0', 0.7));
  art.box([-82, 12, -110], [82, 14, 110], matte(look.colour, { shine: 0.2, tightness: 10, fade: 0.09 }), {
    axis: 'y',
    radius: 8,
    rim: 0.6,
  });
  art.onTop(-82, 14.2, -110, cover(look), 164, 220);
  for (let i = 0; i < 19; i++) {
    const z = -101 + i * 11.2;
    art.again('coil', { z }, () => {
      art.disc([-73, 14.4, 0], 2.6, '#24262a');
      const coil = 'M -73 14 0 C -77 28 -1, -95 24 -2, -92 6 0 C -91 -1 1, -86 0 2, -82 2 2';
      art.tube(coil, '#4f565f', art.px(3));
      art.tube(coil, '#d5dade', art.px(1.4));
    });
  }
}

function cover({ colour, brand, label }: Look): string {
  const ink = lightOn(colour, 0.85);
  const ruled = stroke('M40 156h88M40 168h88M40 180h58', ink, 2.2, 'opacity=".75"');
  const band =
    rect(16, 0, 148, 66, shade(colour, -0.24)) + lockup(90, 24, 17, brand, lightOn(colour, 0.85), { anchor: 'middle', room: 130 });
  const count = label
    ? rect(58, 88, 64, 44, '#fdfbf6', 10) + fittedWords(90, 119, 27, label, onPaper(colour, 0.2), 52, { anchor: 'middle' })
    : '';
  return band + count + ruled;
}
