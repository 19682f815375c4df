// Coin cells: a few steel discs, one standing, their type engraved.
import { piecesShown, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { metal } from '../kit/material.ts';
import { circle, roundFootprint } from '../kit/outline.ts';
import { fittedWords, words } from '../kit/print.ts';

const SPOTS = [
  [0, 0, 0],
  [-64, 0, 34],
  [58, 0, 46],
  [-4, 0, 78],
] as const;

export const coinCells: Drawing = {
  colour: '#b9bec4',
  brand: 'Voltaire',
  label: 'CR2032',
  pack: { form: 'pack', n: 4 },
  fit: 0.72,
  angle: { yaw: 28, pitch: 40 },
  arrangesPack: true,
  draw(art, { label, brand, pack }) {
    const count = piecesShown(pack, 4);
    for (const [x, , z] of SPOTS.slice(0, count)) {
      art.shadow(roundFootprint(x, z, 36), 16, { softness: 7 });
      art.again('cell', { x, z }, () => drawCell(art, label, brand));
    }
  },
};

function drawCell(art: Art, label: string, brand: string): void {
  art.prism('y', circle(0, 0, 36, 40), 0, 3, metal('#a7adb4', { banding: 0.02 }));
  art.prism('y', circle(0, 0, 34, 40), 3, 12, metal('#cfd4d9', { banding: 0.05 }), { rim: 0.85 });
  art.disc([0, 12.3, 0], 29, 'none', 'stroke="#9aa1a9" stroke-width="1.6"');
  art.onTop(
    -34,
    12.4,
    -34,
    words(34, 22, 15, '+', '#6b727b', { anchor: 'middle' }) +
      fittedWords(34, 40, 12, label, '#5a6068', 48, { anchor: 'middle' }) +
      fittedWords(34, 53, 8.5, brand, '#7b838b', 44, { anchor: 'middle' }),
  );
}
