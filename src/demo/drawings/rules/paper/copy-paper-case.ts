// A lidded case of copy paper with hand holes.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { lightOn, onPaper, whiteOn } from '../kit/ink.ts';
import { board } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, spot, stroke, words } from '../kit/print.ts';

export const copyPaperCase: Drawing = {
  colour: '#1f6b5c',
  printsWords: true,
  brand: 'Northfold',
  label: 'Letter',
  angle: { yaw: 34, pitch: 22 },
  isCarton: true,
  draw(art, look) {
    art.shadow(boxFootprint(-160, -112, 160, 112), 230);
    drawBody(art, look);
    drawLid(art, look);
  },
};

const cardboard = board('#e9e2d6', { lift: 0.8 });

function drawBody(art: Art, { colour, brand, label, pack }: Look): void {
  art.box([-155, 0, -108], [155, 190, 108], cardboard, { radius: 2 });
  const front =
    rect(0, 100, 310, 90, colour) +
    rect(0, 94, 310, 4, shade(colour, 0.3)) +
    lockup(22, 116, 26, brand, whiteOn(colour), { room: 170 }) +
    fittedWords(288, 136, 19, pack.n > 1 ? `${pack.n} REAMS` : '', whiteOn(colour), 90, { anchor: 'end' }) +
    fittedWords(24, 170, 13, label, lightOn(colour, 0.75), 170, { weight: 500 });
  art.onFront(-155, 190, 108.2, front);
  const handHole = rect(70, 74, 76, 24, '#5d5143', 12) + rect(70, 78, 76, 20, '#3d342a', 10);
  art.onSide(155.2, 190, 108, rect(0, 100, 216, 90, shade(colour, -0.38)) + handHole);
}

function drawLid(art: Art, { colour, brand, label }: Look): void {
  art.box([-160, 132, -113], [160, 226, 113], cardboard, { radius: 2, rim: 0.7 });
  art.cast('-158 131 109, 156 131 109, 156 122 109, -158 122 109', 0.4, 3);
  const size = fittedWords(274, 53, 19, label, whiteOn(colour), 56, { anchor: 'middle' });
  const roundel = label ? spot(274, 46, 33, colour) + size : '';
  const front =
    lockup(24, 22, 34, brand, onPaper(colour), { room: 205 }) +
    words(25, 78, 13, 'OFFICE PAPER', '#7a7061', { weight: 600, width: 104 }) +
    roundel;
  art.onFront(-160, 226, 113.2, front);
  art.onTop(-160, 226.2, -113, rect(0, 103, 320, 20, '#fff', 0, 'opacity=".55"') + stroke('M0 113h320', '#b7ab98', 1.2));
}
