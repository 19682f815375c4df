// Gel pens fanned out on the table; the first has the product's colour.
import { pieceColours, piecesShown, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { COPY_COLOUR, PALETTE } from '../kit/material.ts';
import { tenths } from '../kit/number-text.ts';
import { add, cross, radians, unit, type Vec3 } from '../kit/vector.ts';

const OTHER_COLOURS = ['#23262d', '#b3323a', '#2d7a55', '#7a4a9e', '#d9772b'];
const LENGTH = 178;
const BARREL = '#e4eaec';

export const gelPens: Drawing = {
  colour: '#2b4c9b',
  brand: 'Quillet',
  pack: { form: 'pack', n: 4 },
  fit: 0.88,
  angle: { yaw: 30, pitch: 44 },
  isFlat: true,
  arrangesPack: true,
  draw(art, look) {
    const pens = piecesShown(look.pack, 6);
    const spread = (pens - 1) / 2;
    const highest = -30 - 17 * spread - LENGTH * Math.sin(radians(27 + 6.5 * spread));
    art.fitFacing(-74 - 5 * spread, highest, 96 + 5 * spread, -16 + 17 * spread);
    art.measuring = false;
    for (const [i, colour] of pieceColours(look, OTHER_COLOURS, pens).entries()) {
      const step = i - spread;
      const place = { x: -76 + step * 8, y: 9, z: step * 24 };
      const spin = -27 + step * 6.5;
      drawPenShadow(art, [place.x, 0, place.z], spin);
      art.again('pen', place, () => art.at({ turnY: 30 }, () => drawPen(art)), { colour, spin: spin || 0.01 });
    }
    art.measuring = true;
  },
};

function drawPenShadow(art: Art, tip: Vec3, spin: number): void {
  const [x, y] = art.page(tip);
  const length = art.px(LENGTH);
  const up = tenths(-art.px(4));
  const outline = `M0 0l${tenths(length * 0.97)} ${up} 0 ${tenths(art.px(11))}-${tenths(length * 0.9)} ${tenths(-art.px(2))}z`;
  const place = `translate(${tenths(x + 3)} ${tenths(y + 1)})rotate(${tenths(spin)})`;
  art.beneath(`<path d="${outline}" transform="${place}" fill="#3a2818" opacity=".4" filter="${art.blur(7)}"/>`);
}

/** One pen along x from its tip at the origin. */
function drawPen(art: Art): void {
  const ink = COPY_COLOUR;
  const side = unit(cross([1, 0, 0], art.camera.toward));
  const at = (share: number, up: number, across: number): Vec3 => add(add([LENGTH * share, 0, 0], art.camera.up, up), side, across);
  art.bar(
    [0, 0, 0],
    [LENGTH, 0, 0],
    [
      [0, 0.8, 0.015, 1.6, '#8f959b'],
      [0.015, 1.8, 0.09, 5, PALETTE.steel],
      [0.09, 5.4, 0.11, 6.4, ink],
      [0.11, 6.4, 0.2, 6, ink],
      [0.2, 6, 0.34, 7, ink],
      [0.34, 7, 0.74, 7, BARREL],
      [0.34, 2.2, 0.74, 2.2, ink],
      [0.74, 7.4, 0.93, 7.3, ink],
      [0.93, 7.3, 0.96, 6, ink],
      [0.96, 4.6, 1, 4.4, ink],
    ],
    0.9,
  );
  art.polygon([at(0.09, 0, 5.6), at(0.34, 0, 7), at(0.34, 0, -7), at(0.09, 0, -5.6)], '#000', 'opacity=".2"');
  for (const share of [0.14, 0.17, 0.2, 0.23, 0.26]) {
    art.line([at(share, 4.5, 0), at(share, -5.5, 0)], '#000', 1.6, 'opacity=".3"');
  }
  const clip = (share: number, across: number): Vec3 => at(share, 2.6, across);
  const steel = art.blend(art.page(clip(0.8, 2.6)), art.page(clip(0.8, -2.6)), [
    [0, '#fff'],
    [0.4, '#d5d9de'],
    [1, '#7d848c'],
  ]);
  const outline = [clip(0.62, -1.8), clip(0.64, 2.2), clip(0.93, 2.4), clip(0.96, 0), clip(0.93, -2.4), clip(0.63, -2.6)];
  art.polygon(outline, steel, 'stroke="#0004"');
}
