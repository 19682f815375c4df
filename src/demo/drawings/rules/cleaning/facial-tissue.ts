// A cube of facial tissue, one tissue ready to take.
import { piecesShown, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { whiteOn } from '../kit/ink.ts';
import { board } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, shape, spot } from '../kit/print.ts';

const [HALF, HIGH] = [62, 118];

export const facialTissue: Drawing = {
  colour: '#7fb0c4',
  brand: 'Ondine',
  fit: 0.84,
  angle: { yaw: 32, pitch: 24 },
  isCarton: true,
  arrangesPack: true,
  draw(art, look) {
    const count = piecesShown(look.pack, 3);
    for (let i = count - 1; i >= 0; i--) art.at({ x: i * 92 - (count - 1) * 40, z: -i * 96 }, () => drawCube(art, look));
  },
};

function drawCube(art: Art, look: Look): void {
  art.shadow(boxFootprint(-HALF, -HALF, HALF, HALF), 140);
  art.box([-HALF, 0, -HALF], [HALF, HIGH, HALF], board(look.colour), { radius: 3, rim: 0.7 });
  art.onFront(
    -HALF,
    HIGH,
    HALF + 0.2,
    pattern(art, look, 0) +
      lockup(62, 52, 17, look.brand, whiteOn(look.colour), { anchor: 'middle', room: 100 }) +
      fittedWords(62, 104, 10, look.label, whiteOn(look.colour), 96, { anchor: 'middle' }),
  );
  art.onSide(HALF + 0.2, HIGH, HALF, pattern(art, { ...look, colour: shade(look.colour, -0.3) }, 30));
  const opening = `<ellipse cx="62" cy="62" rx="36" ry="24" fill="${shade(look.colour, -0.5)}"/><ellipse cx="62" cy="64" rx="34" ry="22" fill="#f4f1ea"/>`;
  art.onTop(-HALF, HIGH + 0.2, -HALF, opening, 2 * HALF, 2 * HALF);
  drawTissue(art);
}

/** Soft leaves along the lower edge. */
function pattern(art: Art, { colour }: Look, shift: number): string {
  const leaf = (x: number, y: number, turn: number): string =>
    `<path d="M0 0c-9-10-9-26 0-38 9 12 9 28 0 38z" transform="translate(${x} ${y})rotate(${turn})" fill="${shade(colour, 0.4)}" opacity=".75"/>`;
  const leaves = [-40, -20, 0, 20, 40].map((turn, i) => leaf(14 + i * 24, 118 - (i % 2) * 4, turn * 0.5 + shift)).join('');
  const dots = [18, 44, 80, 106].map((x, i) => spot(x, 22 + (i % 2) * 12, 4, shade(colour, 0.45), 'opacity=".8"')).join('');
  const meadow = shape('M0 118V98q30-16 62-4t62-6v30z', shade(colour, 0.18), 'opacity=".8"') + leaves + dots;
  return `<g clip-path="${art.clip('<path d="M1 1h122v116H1z"/>')}">${meadow}</g>`;
}

function drawTissue(art: Art): void {
  const y = HIGH;
  const cloth = art.fade(15, [0, '#fff'], [0.42, '#ebe6dd'], [0.52, '#fff'], [0.78, '#dcd6cb'], [1, '#f8f5ee']);
  art.curve(
    `M -26 ${y} 4 C -34 ${y + 30} 6, -58 ${y + 46} 2, -56 ${y + 86} -6 C -34 ${y + 66} 2, -16 ${y + 96} 8, 4 ${y + 90} 8 C 22 ${y + 84} 10, 40 ${y + 92} 6, 58 ${y + 66} -2 C 40 ${y + 44} 6, 30 ${y + 26} 8, 26 ${y} 4 Z`,
    cloth,
    'stroke="#d3ccbf" stroke-width="1.2"',
  );
  art.curve(
    `M -14 ${y + 4} 6 C -18 ${y + 34} 8, -34 ${y + 52} 4, -30 ${y + 74} 0 M 8 ${y + 4} 8 C 12 ${y + 34} 10, 30 ${y + 50} 8, 32 ${y + 76} 4 M -2 ${y + 6} 8 C -4 ${y + 40} 10, -6 ${y + 60} 8, 0 ${y + 84} 8`,
    'none',
    'stroke="#cbc4b6" stroke-width="2.2" opacity=".8"',
  );
}
