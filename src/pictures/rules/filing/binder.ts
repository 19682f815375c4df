// A lever-arch binder, spine to the viewer; a pack stands in a staircase.
import { pieceColours, piecesShown, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { brandMark } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { onPaper } from '../kit/ink.ts';
import { matte, PALETTE } from '../kit/material.ts';
import { boxFootprint, roundedRect } from '../kit/outline.ts';
import { fittedWords, rect, shape, spot, stroke } from '../kit/print.ts';

const OTHER_COLOURS = ['#a8443f', '#3d7a5e', '#d6a23a'];
/** Half the width, half the depth, and the height. */
const [HALF, DEEP, HIGH] = [37.5, 140, 318];

export const binder: Drawing = {
  colour: '#2b4a78',
  brand: 'Penhallow',
  fit: 0.86,
  angle: { yaw: 30, pitch: 20 },
  arrangesPack: true,
  draw(art, look) {
    const count = piecesShown(look.pack, 4);
    const colours = pieceColours(look, OTHER_COLOURS, count);
    for (const [i, colour] of [...colours.entries()].reverse()) {
      art.at({ x: i * 82 - (count - 1) * 30 }, () => {
        art.shadow(boxFootprint(-HALF, -DEEP, HALF, DEEP), 300);
        drawInside(art, colour);
        drawOutside(art, colour, look);
      });
    }
  },
};

const coverOf = (colour: string) => matte(colour, { shine: 0.12 });

function drawInside(art: Art, colour: string): void {
  const opening = [
    [-HALF, DEEP],
    [HALF, DEEP],
    [HALF, -DEEP],
    [-HALF, -DEEP],
  ].map(([x, z]) => `${x} ${HIGH} ${z}`);
  art.polygon(opening.join(), shade(colour, -0.62));
  art.box([-HALF, 0, -DEEP], [-HALF + 4, HIGH, DEEP], coverOf(colour), { radius: 1 });
  const papers = [
    [-26, DEEP - 26],
    [30, DEEP - 26],
    [30, 8 - DEEP],
    [-26, 8 - DEEP],
  ];
  art.polygon(papers.map(([x, z]) => `${x} ${HIGH - 8} ${z}`).join(), '#f4efe6');
  const edges = stroke('M5 0v246M11 0v246M17 0v246M24 0v246M30 0v246M36 0v246M43 0v246', '#cfc5b4', 1.2);
  art.on([-24, HIGH - 7.5, DEEP - 26], [1, 0, 0], [0, 0, -1], edges);
}

function drawOutside(art: Art, colour: string, { brand, label }: Look): void {
  const cover = coverOf(colour);
  art.prism('x', roundedRect(-DEEP, 0, DEEP, HIGH, 4), HALF - 4, HALF, cover, { rim: 0.45, fade: 0.09 });
  art.box([-HALF, 0, DEEP - 4], [HALF, HIGH, DEEP + 1], cover, { radius: 2, rim: 0.5 });
  art.onFront(-HALF, HIGH, DEEP + 1.2, spineLabel(colour, brand, label) + thumbRing(art));
  const joint = stroke('M13 6v306', shade(colour, -0.62), 2.5) + stroke('M16 6v306', shade(colour, -0.15), 1.2);
  art.onSide(HALF + 0.2, HIGH, DEEP, joint);
  for (const y of [0, HIGH - 12]) {
    const [x, back, front] = [HALF + 0.3, -DEEP, 14 - DEEP];
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
