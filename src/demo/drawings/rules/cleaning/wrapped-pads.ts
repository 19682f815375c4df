// A box of pads, two in their wrappers before it.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { whiteOn } from '../kit/ink.ts';
import { board } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, shape, stroke } from '../kit/print.ts';

const LEAF = 'M0 0C-10-12-8-34 6-46 20-34 20-12 6 0z';

export const wrappedPads: Drawing = {
  colour: '#b9556b',
  brand: 'Clearday',
  fit: 0.84,
  isCarton: true,
  isFlat: true,
  angle: { yaw: 28, pitch: 20 },
  draw(art, { colour, brand, label }) {
    art.shadow(boxFootprint(-110, -52, 86, 52), 150);
    art.box([-110, 0, -52], [86, 150, 52], board(colour), { radius: 3, rim: 0.8 });
    const white = whiteOn(colour);
    const leaves = [-38, 0, 38]
      .map((turn) => shape(LEAF, shade(colour, 0.5), `transform="translate(150 118) rotate(${turn} 3 0)"`))
      .join('');
    art.onFront(
      -110,
      150,
      52.3,
      lockup(20, 24, 25, brand, white, { room: 156 }) +
        stroke('M20 66h110', white, 4, 'opacity=".55"') +
        leaves +
        fittedWords(20, 88, 15, label, white, 110),
    );
    art.onTop(-110, 150.3, -52, stroke('M0 52h196', shade(colour, -0.3), 1.6));
    art.fitTo('-40 0 92, 150 84 92');
    for (const [x, turn] of [
      [6, -5],
      [98, 6],
    ] as const)
      drawWrapper(art, colour, x, turn);
  },
};

function drawWrapper(art: Parameters<Drawing['draw']>[0], colour: string, x: number, turn: number): void {
  art.shadow(boxFootprint(x - 44, 86, x + 44, 102), 20, { softness: 7, strength: 0.8 });
  const film = art.fade(50, [0, shade(colour, 0.8)], [0.55, shade(colour, 0.6)], [1, shade(colour, 0.35)]);
  art.billboard(
    [x, 40, 94],
    [-46, -42, 46, 42],
    `<g transform="rotate(${turn})"><path d="M-44-36l4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3V36l-4 3-4-3-4 3-4-3-4 3-4-3-4 3-4-3-4 3-4-3-4 3-4-3-4 3-4-3-4 3-4-3-4 3-4-3-4 3-4-3-4 3-4-3z" fill="${film}" stroke="${shade(colour, -0.1)}" stroke-width="1.4"/>` +
      `<path d="M-44-10h88M-44 12h88" stroke="${shade(colour, 0.1)}" stroke-width="1.6" opacity=".55"/>` +
      `<path d="${LEAF}" transform="translate(-3 22) scale(.8)" fill="${colour}" opacity=".8"/><path d="M-40-30h26" stroke="#fff" stroke-width="5" opacity=".6"/></g>`,
  );
}
