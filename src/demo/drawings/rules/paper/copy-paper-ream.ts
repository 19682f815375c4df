// Copy paper in its wrapper, with the sheets to be seen at the open end; a pack is a stack of reams.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { onPaper, whiteOn } from '../kit/ink.ts';
import { PALETTE, paper } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, ruledLines, shape, spot, stroke, words } from '../kit/print.ts';

const LENGTH = 297;
const WIDTH = 216;
const HEIGHT = 55;

export const copyPaperReam: Drawing = {
  colour: '#1f6b5c',
  printsWords: true,
  brand: 'Northfold',
  label: 'Letter',
  fit: 0.86,
  angle: { yaw: 33, pitch: 33 },
  arrangesPack: true,
  draw(art, look) {
    const reams = Math.min(3, look.pack.form === 'pack' ? look.pack.n : 1);
    art.shadow(boxFootprint(-148, -108, 148, 108), 60 * reams);
    for (let i = 0; i < reams; i++) drawReam(art, look, i * (HEIGHT + 1));
    drawTop(art, look, reams * (HEIGHT + 1) - 0.5);
  },
};

function drawReam(art: Art, { colour, brand, label }: Look, y: number): void {
  const low = [-LENGTH / 2, y, -WIDTH / 2] as const;
  art.box(low, [LENGTH / 2, y + HEIGHT, WIDTH / 2], paper(PALETTE.white, { lift: 0.9 }), { rim: 0.6 });
  const wrapper =
    rect(0, 0, LENGTH, HEIGHT, colour) +
    rect(0, 0, LENGTH, 5, '#fff', 0, 'opacity=".25"') +
    rect(0, 42, LENGTH, 13, shade(colour, -0.25)) +
    lockup(16, 13, 20, brand, whiteOn(colour), { room: 175 }) +
    fittedWords(282, 29, 17, label, whiteOn(colour), 80, { anchor: 'end' });
  art.onFront(-148.5, y + HEIGHT, 108.2, wrapper, LENGTH, HEIGHT);
  const openEnd =
    rect(0, 0, WIDTH, HEIGHT, '#e6dfd3') +
    stroke(ruledLines(9, 6, 5.5, WIDTH), '#b9ae9d', 1, 'opacity=".6"') +
    shape('M0 0h216L150 12 88 3 40 10z', colour) +
    shape('M0 55h216L160 44 92 52 36 45z', shade(colour, -0.35));
  art.onSide(148.5, y + HEIGHT, 108, openEnd, WIDTH, HEIGHT);
}

function drawTop(art: Art, { colour, brand, label }: Look, y: number): void {
  const sheen = art.fade(30, [0, '#fff', 0.28], [0.5, '#fff', 0], [1, '#000', 0.12]);
  const size = fittedWords(256, 53, 19, label, onPaper(colour), 56, { anchor: 'middle' });
  const roundel = label ? spot(256, 46, 33, '#fff') + size : '';
  const top =
    rect(0, 0, LENGTH, WIDTH, colour) +
    shape('M0 216V120C70 60 150 150 297 40v176z', shade(colour, 0.22)) +
    shape('M0 216v-50c90-60 170 40 297-50v100z', shade(colour, 0.5)) +
    rect(0, 0, LENGTH, WIDTH, sheen) +
    lockup(22, 24, 27, brand, whiteOn(colour), { room: 195 }) +
    words(23, 74, 13, 'OFFICE PAPER', whiteOn(colour), { weight: 600, width: 104 }) +
    roundel;
  art.onTop(-148.5, y, -108, top, LENGTH, WIDTH);
}
