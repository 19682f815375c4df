// A pop-up box of shop wipers: long and low, a wrench on its front, a coarse blue cloth ready to take.
import { piecesShown, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { whiteOn } from '../kit/ink.ts';
import { board } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, shape, stroke } from '../kit/print.ts';

const [HALF, DEEP, HIGH] = [124, 62, 92];

export const shopWipers: Drawing = {
  colour: '#26365c',
  brand: 'Clearday',
  fit: 0.86,
  angle: { yaw: 30, pitch: 24 },
  isCarton: true,
  arrangesPack: true,
  draw(art, look) {
    // A case is shown as two of its boxes.
    const boxes = look.pack.form === 'box' ? 2 : piecesShown(look.pack, 2);
    for (let i = boxes - 1; i >= 0; i--) art.at({ x: i * 66, z: -i * 138 }, () => drawBox(art, look));
  },
};

function drawBox(art: Art, { colour, brand }: Look): void {
  art.shadow(boxFootprint(-HALF, -DEEP, HALF, DEEP), 120);
  art.box([-HALF, 0, -DEEP], [HALF, HIGH, DEEP], board(colour), { radius: 2, rim: 0.7 });
  const ink = whiteOn(colour);
  const band = shape('M0 92V66q62-22 124-8t124-10v44z', '#8fb4d6');
  art.onFront(-HALF, HIGH, DEEP + 0.2, band + lockup(16, 18, 20, brand, ink, { room: 140 }) + wrench(ink), 2 * HALF, HIGH);
  art.onSide(HALF + 0.2, HIGH, DEEP, rect(0, 62, 124, 30, '#7499bd') + stroke('M16 22h70M16 36h50', shade(colour, 0.45), 5), 124, HIGH);
  const mouth = `<ellipse cx="124" cy="62" rx="66" ry="24" fill="${shade(colour, -0.55)}"/>`;
  art.onTop(-HALF, HIGH + 0.2, -DEEP, mouth, 2 * HALF, 2 * DEEP);
  drawCloth(art);
}

const wrench = (ink: string): string =>
  `<g transform="translate(196 44)rotate(40)">${stroke('M0-16V18', ink, 11, 'stroke-linecap="round"')}${stroke('M-11-34a14 14 0 1 0 22 0', ink, 9, 'stroke-linecap="round"')}</g>`;

function drawCloth(art: Art): void {
  const y = HIGH;
  const cloth = art.fade(15, [0, '#b9d2ea'], [0.4, '#86aed3'], [0.52, '#c6dbee'], [0.8, '#76a0c8'], [1, '#a9c8e4']);
  art.curve(
    `M -44 ${y} 4 C -56 ${y + 28} 6, -80 ${y + 40} 2, -74 ${y + 74} -4 C -48 ${y + 58} 4, -20 ${y + 88} 8, 4 ${y + 80} 8 C 28 ${y + 72} 10, 54 ${y + 84} 6, 78 ${y + 56} -2 C 58 ${y + 38} 6, 46 ${y + 22} 8, 44 ${y} 4 Z`,
    cloth,
    'stroke="#5d88b2" stroke-width="1.4"',
  );
  art.curve(
    `M -26 ${y + 4} 6 C -32 ${y + 28} 8, -50 ${y + 44} 4, -46 ${y + 64} 0 M 16 ${y + 4} 8 C 20 ${y + 28} 10, 44 ${y + 44} 8, 46 ${y + 66} 4 M -4 ${y + 6} 8 C -6 ${y + 32} 10, -8 ${y + 52} 8, 0 ${y + 74} 8`,
    'none',
    'stroke="#5d88b2" stroke-width="2.4" opacity=".7"',
  );
}
