// A pad with a wire coil at its head: for notes that are turned over the top.
import { pieceColours, piecesShown, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { lightOn } from '../kit/ink.ts';
import { matte, paper } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, stroke } from '../kit/print.ts';

export const stenoPad: Drawing = {
  colour: '#8fb09a',
  brand: 'Penhallow',
  fit: 0.84,
  angle: { yaw: 28, pitch: 44 },
  arrangesPack: true,
  draw(art, look) {
    const pads = piecesShown(look.pack, 3);
    const covers = pieceColours(look, ['#c39a4a', '#6f86bd'], pads).reverse();
    art.shadow(boxFootprint(-62, -100, 62, 100), 20 * pads, { softness: 14 });
    for (const [i, colour] of covers.entries()) {
      art.at({ x: i * 4, y: i * 15, turnY: i ? -5 + i * 5 : 0 }, () => drawPad(art, { ...look, colour }));
    }
  },
};

function drawPad(art: Art, look: Look): void {
  for (let i = 0; i < 11; i++) {
    art.again('ring', { x: -50 + i * 10 }, () => {
      const coil = 'M 0 4 -98 C 0 0 -112, 1 20 -114, 2 16 -92';
      art.tube(coil, '#4f565f', art.px(3));
      art.tube(coil, '#d5dade', art.px(1.4));
    });
  }
  art.box([-60, 0, -100], [60, 2, 100], paper('#a88a63'), { axis: 'y', radius: 6 });
  art.box([-57, 2, -97], [57, 12, 97], paper('#e9f2e4'), { axis: 'y', radius: 4 });
  art.onFront(-57, 12, 97.2, stroke('M3 3h108M3 5.5h108M3 8h108', '#b3c2ad', 0.7));
  art.box([-60, 12, -100], [60, 14, 100], matte(look.colour, { fade: 0.09 }), { axis: 'y', radius: 6, rim: 0.6 });
  const ink = lightOn(look.colour, 0.82);
  const print =
    lockup(60, 74, 14, look.brand, ink, { anchor: 'middle', room: 96 }) +
    stroke('M22 104h76M22 116h76M22 128h50', ink, 2, 'opacity=".7"') +
    fittedWords(60, 176, 15, look.label, ink, 90, { anchor: 'middle' });
  art.onTop(-60, 14.2, -100, print, 120, 200);
  for (let i = 0; i < 11; i++) {
    art.again('loop', { x: -50 + i * 10 }, () => {
      art.disc([2, 14.4, -91], 2.2, '#24262a');
      const coil = 'M 1 18 -112 C 1 26 -104, 2 22 -92, 2 15 -91';
      art.tube(coil, '#4f565f', art.px(3));
      art.tube(coil, '#d5dade', art.px(1.4));
    });
  }
}
