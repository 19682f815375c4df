// A laminator with a glossy pouch coming out.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { darkOn } from '../kit/ink.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { rect, shape, spot, stroke } from '../kit/print.ts';

const HALF = 190;

export const laminator: Drawing = {
  colour: '#e6e2da',
  brand: 'Tessel',
  fit: 0.9,
  angle: { yaw: 28, pitch: 28 },
  draw(art, look) {
    art.shadow(boxFootprint(-HALF, -70, HALF, 76), 90);
    drawBody(art, look);
    drawPouch(art, look.colour);
    art.onTop(-HALF, 73, 16, controls(look), 380, 30);
  },
};

function drawBody(art: Art, { colour, brand }: Look): void {
  const dark = plastic('#3a3e46');
  art.prism('x', corners('-68 0 r4, 74 0 r4, 74 16 r6, -68 16 r6'), -HALF + 6, HALF - 6, dark);
  const shell = corners('-72 10 r8, 76 10 r6, 78 34 r6, 58 70 r24, -20 76 r30, -66 64 r30');
  art.prism('x', shell, -HALF, HALF, plastic(colour), { rim: 0.8 });
  art.onFront(-HALF, 34, 78.3, rect(24, 2, 332, 13, '#23262c', 6) + rect(24, 2, 332, 4, '#0c0d10', 2));
  art.on([-HALF, 71, 50], [1, 0, 0], [0, -0.87, 0.48], lockup(30, 4, 17, brand, darkOn(colour, 0.5), { room: 170 }));
}

function controls({ colour }: Look): string {
  return (
    rect(288, 4, 64, 24, shade(colour, -0.62), 8) + spot(304, 16, 5, '#4fc28a') + spot(320, 16, 5, '#e0a03c') + spot(338, 16, 7, '#8b9097')
  );
}

/** The finished sheet: a photograph under film, clear at its edges. */
function drawPouch(art: Art, colour: string): void {
  art.cast('-116 1 84, 120 1 84, 124 1 196, -112 1 196', 0.3, 7);
  const film = art.fade(60, [0, '#eef3f4'], [0.5, '#fff'], [1, '#dfe6e8']);
  const outline = 'M -118 24 76 C -118 22 110, -118 10 130, -118 4 190 L 118 4 190 C 118 10 130, 118 22 110, 118 24 76 Z';
  art.curve(outline, film, `stroke="${shade(colour, -0.22)}" stroke-width="1.5"`);
  const badge =
    rect(0, 0, 200, 74, '#3f7f8f', 4) + shape('M0 74V46c40-30 70 10 110-14s60-10 90-4v46z', '#2b5a68') + spot(160, 20, 11, '#f3d9a0');
  const gleam = shape('M20 0h46L30 74h-30z', '#fff', 'opacity=".4"');
  art.on([-100, 11.5, 122], [1, 0, 0], [0, -0.12, 0.95], badge + gleam + stroke('M14 56h70M14 64h50', '#fff', 3, 'opacity=".85"'));
}
