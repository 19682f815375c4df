// A binder, spine to the viewer, as thick as its label says (`1.5 in.`); a pack stands in a staircase.
import { pieceColours, piecesShown, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { brandMark } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { onPaper } from '../kit/ink.ts';
import { matte, PALETTE } from '../kit/material.ts';
import { boxFootprint, roundedRect } from '../kit/outline.ts';
import { fittedWords, rect, shape, spot, stroke } from '../kit/print.ts';

const OTHER_COLOURS = ['#a8443f', '#3d7a5e', '#d6a23a'];
/** Half the depth, and the height. */
const [DEEP, HIGH] = [140, 318];
/** Half the width of the usual binder, for which the prints are made. */
const USUAL_HALF = 37.5;

export const binder: Drawing = {
  colour: '#2b4a78',
  brand: 'Penhallow',
  fit: 0.86,
  angle: { yaw: 30, pitch: 20 },
  arrangesPack: true,
  draw(art, look) {
    const count = piecesShown(look.pack, 4);
    const colours = pieceColours(look, OTHER_COLOURS, count);
    const half = halfOf(look.label);
    for (const [i, colour] of [...colours.entries()].reverse()) {
      art.at({ x: i * (2 * half + 7) - (count - 1) * 30 }, () => {
        art.shadow(boxFootprint(-half, -DEEP, half, DEEP), 300);
        drawInside(art, colour, half);
        drawOutside(art, colour, half, look);
      });
    }
  },
};

/** Half the thickness, from the rings' size in inches. */
function halfOf(label: string): number {
  const inches = Number.parseFloat(label);
  return Number.isFinite(inches) ? Math.max(19, Math.min(66, 13 + inches * 12)) : USUAL_HALF;
}

const coverOf = (colour: string) => matte(colour, { shine: 0.12 });

function drawInside(art: Art, colour: string, half: number): void {
  const opening = [
    [-half, DEEP],
    [half, DEEP],
    [half, -DEEP],
    [-half, -DEEP],
  ].map(([x, z]) => `${x} ${HIGH} ${z}`);
  art.polygon(opening.join(), shade(colour, -0.62));
  art.box([-half, 0, -DEEP], [-half + 4, HIGH, DEEP], coverOf(colour), { radius: 1 });
  const [left, right] = [11.5 - half, half - 7.5];
  const papers = [
    [left, DEEP - 26],
    [right, DEEP - 26],
    [right, 8 - DEEP],
    [left, 8 - DEEP],
  ];
  art.polygon(papers.map(([x, z]) => `${x} ${HIGH - 8} ${z}`).join(), '#f4efe6');
  const sheets = Array.from({ length: Math.floor((right - left) / 6.2) }, (_, i) => `M${i * 6.2 + 5} 0v246`).join('');
  art.on([left, HIGH - 7.5, DEEP - 26], [1, 0, 0], [0, 0, -1], stroke(sheets, '#cfc5b4', 1.2));
}

function drawOutside(art: Art, colour: string, half: number, { brand, label }: Look): void {
  const cover = coverOf(colour);
  art.prism('x', roundedRect(-DEEP, 0, DEEP, HIGH, 4), half - 4, half, cover, { rim: 0.45, fade: 0.09 });
  art.box([-half, 0, DEEP - 4], [half, HIGH, DEEP + 1], cover, { radius: 2, rim: 0.5 });
  const narrow = Math.min(1, half / 32);
  const print = `<g transform="translate(${(half - USUAL_HALF * narrow).toFixed(1)} 0)scale(${narrow.toFixed(3)} 1)">`;
  const ring = `<g transform="translate(${(half - USUAL_HALF).toFixed(1)} 0)">${half < 22 ? '' : thumbRing(art)}</g>`;
  art.onFront(-half, HIGH, DEEP + 1.2, `${print}${spineLabel(colour, brand, label)}</g>${ring}`);
  const joint = stroke('M13 6v306', shade(colour, -0.62), 2.5) + stroke('M16 6v306', shade(colour, -0.15), 1.2);
  art.onSide(half + 0.2, HIGH, DEEP, joint);
  for (const y of [0, HIGH - 12]) {
    const [x, back, front] = [half + 0.3, -DEEP, 14 - DEEP];
    const corner = `${x} ${y} ${back}, ${x} ${y + 12} ${back}, ${x} ${y + 12} ${front}, ${x} ${y} ${front}`;
    art.polygon(corner, shade(PALETTE.steel, -0.2));
  }
}

function spineLabel(colour: string, brand: string, label: string): string {
  return (
    rect(12, 34, 51, 118, '#fffdf8', 3) +
    rect(12, 34, 51, 118, 'none', 3, 'stroke="#0003" stroke-width="1.5"') +
    rect(19, 44, 37, 8, onPaper(colour), 1) +
    stroke(label ? 'M19 66h37M19 77h24' : 'M19 68h37M19 82h37M19 96h24', '#b9b0a1', 2.5) +
    fittedWords(37.5, 101, 15, label, onPaper(colour, 0.3), 40, { anchor: 'middle' }) +
    brandMark(29, 116, 18, onPaper(colour), brand)
  );
}

function thumbRing(art: Art): string {
  const sheen = art.fade(55, [0, '#fff', 0.9], [0.5, '#fff', 0.1], [1, '#000', 0.4]);
  return (
    spot(37.5, 252, 17, '#8d949c') +
    spot(37.5, 252, 17, sheen) +
    spot(37.5, 252, 11.5, '#14161b') +
    shape('M27.5 248a11.5 11.5 0 0 1 20 0 14 14 0 0 0-20 0z', '#000')
  );
}
