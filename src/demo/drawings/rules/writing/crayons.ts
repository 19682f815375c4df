// An open box of wax crayons, tips up.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { darkOn } from '../kit/ink.ts';
import { board, COPY_COLOUR } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, shape } from '../kit/print.ts';
import { ringItem } from '../kit/vector.ts';

const WAX = ['#c8453a', '#e08a2c', '#f0c93a', '#4f9a52', '#2f8f9a', '#2b5fa8', '#6d4a94', '#d76a9a', '#7a4a33', '#2e3136'];

export const crayons: Drawing = {
  colour: '#e6b422',
  brand: 'Brightleaf',
  pack: { form: 'single', n: 24 },
  fit: 0.8,
  angle: { yaw: 28, pitch: 20 },
  isCarton: true,
  draw(art, look) {
    const card = board(look.colour);
    art.shadow(boxFootprint(-56, -22, 56, 22), 110);
    // the flap stands open behind the crayons
    art.polygon(
      '-54 96 -21, 54 96 -21, 54 150 -34, -54 150 -34',
      art.fade(60, [0, shade(look.colour, 0.1)], [1, shade(look.colour, -0.12)]),
    );
    art.polygon('-54 96 -21, 54 96 -21, 54 60 -21, -54 60 -21', shade(look.colour, -0.5));
    art.box([-56, 0, -22], [-54, 100, 22], card, { radius: 0 });
    for (let row = 0; row < 3; row++) drawRow(art, row);
    art.box([54, 0, -22], [56, 100, 22], card, { radius: 0 });
    art.box([-56, 0, 20], [56, 92, 22], card, { radius: 0, rim: 0.7 });
    art.onFront(-56, 92, 22.2, front(look), 112, 92);
  },
};

function drawRow(art: Art, row: number): void {
  for (let i = 0; i < 8; i++) {
    const place = { x: -45 + i * 12.8, y: row === 0 ? 12 : row * -3, z: -13 + row * 12.5 };
    art.again('crayon', place, () => drawCrayon(art), { colour: ringItem(WAX, i * 3 + row * 2) });
  }
}

function drawCrayon(art: Art): void {
  art.standingBar(
    0,
    0,
    [
      [5.4, 40, 5.4, 98, COPY_COLOUR],
      [5.4, 98, 4.6, 100, COPY_COLOUR],
      [4.4, 100, 2.2, 114, COPY_COLOUR],
    ],
    COPY_COLOUR,
  );
}

function front({ colour, brand, label, pack }: Look): string {
  const wave =
    shape('M0 0h112v34C80 50 40 18 0 40z', shade(colour, -0.55)) +
    shape('M0 40C40 18 80 50 112 34v6C80 56 40 24 0 46z', '#fff', 'opacity=".8"');
  const count = pack.n > 1 ? fittedWords(100, 82, 20, String(pack.n), darkOn(colour, 0.6), 40, { anchor: 'end' }) : '';
  const wax = WAX.slice(0, 5)
    .map((ink, i) => rect(12 + i * 9, 66, 6, 16, ink, 3))
    .join('');
  return wave + lockup(10, 10, 13, brand, '#fff', { room: 92 }) + fittedWords(12, 60, 8, label, darkOn(colour, 0.6), 88) + wax + count;
}
