// A dispenser box of disposable gloves, one drawn half out.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { onPaper, whiteOn } from '../kit/ink.ts';
import { board } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, shape, stroke } from '../kit/print.ts';

/** An open hand, fingers up, wrist at the origin. */
const GLOVE =
  'M-26 4C-30-20-34-36-34-52-40-60-54-70-60-84-62-92-52-96-46-90L-32-74-36-118C-36-128-24-128-22-118L-18-82-14-132C-12-142 0-142 0-132L2-82 10-126C12-136 24-134 22-124L18-76 30-108C34-116 44-112 42-104L32-56C32-36 28-18 26 4z';

export const gloves: Drawing = {
  colour: '#4f86c4',
  brand: 'Ondine',
  fit: 0.84,
  angle: { yaw: 28, pitch: 26 },
  isCarton: true,
  draw(art, look) {
    art.shadow(boxFootprint(-112, -62, 112, 62), 90);
    art.box([-112, 0, -62], [112, 74, 62], board('#f5f0e7', { lift: 0.9 }), { radius: 2, rim: 0.8 });
    art.onFront(-112, 74, 62.2, front(look));
    art.onSide(112.2, 74, 62, rect(0, 0, 124, 30, shade(look.colour, -0.35)) + stroke('M16 44h80M16 56h56', '#b0a594', 4));
    art.onTop(-112, 74.2, -62, `<ellipse cx="112" cy="62" rx="66" ry="26" fill="${shade(look.colour, -0.62)}"/>`, 224, 124);
    drawGlove(art, look.colour);
    const lip = 'M 66 74 8 C 60 74 30, 20 74 30, 0 74 27 C -26 74 30, -58 74 26, -66 74 6 C -66 74 40, 66 74 40, 66 74 8 Z';
    art.curve(lip, shade('#f5f0e7', 0.2), 'opacity=".9"');
  },
};

function front({ colour, brand, label, pack }: Look): string {
  const hand = shape(GLOVE, colour, 'transform="translate(184 71)scale(.29)"');
  return (
    rect(0, 0, 224, 30, colour) +
    lockup(14, 7, 16, brand, whiteOn(colour), { room: 150 }) +
    hand +
    fittedWords(16, 56, 17, label, onPaper(colour, 0.45), 110) +
    fittedWords(208, 22, 16, pack.n > 1 ? String(pack.n) : '', whiteOn(colour), 40, { anchor: 'end' })
  );
}

function drawGlove(art: Art, colour: string): void {
  const latex = art.fade(20, [0, shade(colour, 0.5)], [0.4, shade(colour, 0.1)], [1, shade(colour, -0.28)]);
  const creases = stroke(
    'M-32-56C-20-50-6-52 2-60M-18-80l-2 16M2-80v14M18-76l-4 14',
    shade(colour, -0.3),
    2,
    'opacity=".6" stroke-linecap="round"',
  );
  const gleam = stroke('M-29-114l5 38M-8-128l3 44', '#fff', 3, 'opacity=".45" stroke-linecap="round"');
  art.billboard(
    [-6, 72, 4],
    [-58, -150, 50, 6],
    `<g transform="rotate(-7)scale(1.1)">${shape(GLOVE, latex, `stroke="${shade(colour, -0.35)}" stroke-width="1"`)}${creases}${gleam}</g>`,
  );
}
