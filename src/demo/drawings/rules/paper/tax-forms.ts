// Tax forms: sheets of ruled boxes with the form's name, a pack fanned.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { brandMark } from '../kit/brand.ts';
import { paper } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, stroke } from '../kit/print.ts';

const [HALF, DEEP] = [108, 140];
const INK = '#a8343a';

export const taxForms: Drawing = {
  colour: '#f4f1ec',
  brand: 'Tabb & Co.',
  label: 'W-2',
  fit: 0.86,
  angle: { yaw: 24, pitch: 46 },
  draw(art, { brand, label }) {
    art.shadow(boxFootprint(-HALF, -DEEP, HALF, DEEP), 26, { softness: 12 });
    for (const [i, turnY] of [9, -6, 4, 0].entries()) {
      art.at({ y: i * 3, turnY }, () => {
        art.box([-HALF, 0, -DEEP], [HALF, 2, DEEP], paper(i % 2 ? '#fbf6e6' : '#fdfbf7'), { axis: 'y', radius: 1, rim: 0.6 });
        if (i === 3) drawForm(art, brand, label);
      });
    }
  },
};

/** Two forms to the sheet, a dashed line to tear between them. */
function drawForm(art: Art, brand: string, label: string): void {
  const half = (y: number): string =>
    fittedWords(14, y + 44, 46, label, INK, 96) +
    brandMark(182, y + 12, 20, INK, brand) +
    rect(14, y + 56, 188, 72, '#fff', 0, `stroke="${INK}" stroke-width="2"`) +
    stroke(`M14 ${y + 80}h188M14 ${y + 104}h188M108 ${y + 56}v72M156 ${y + 56}v48`, INK, 2) +
    stroke(`M20 ${y + 70}h40M114 ${y + 70}h28M20 ${y + 94}h56M114 ${y + 94}h30M20 ${y + 118}h48M114 ${y + 118}h60`, '#7d8794', 5);
  const tear = stroke('M0 140h216', '#b7ad9c', 2, 'stroke-dasharray="8 6"');
  art.onTop(-HALF, 2.2, -DEEP, half(2) + tear + half(142), 2 * HALF, 2 * DEEP);
}
