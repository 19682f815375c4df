// Hanging folders on their rails, steel hooks at both ends and clear tabs on top.
import { pieceColours, piecesShown, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { darkOn } from '../kit/ink.ts';
import { metal, PALETTE, paper } from '../kit/material.ts';
import { boxFootprint, corners, roundedRect } from '../kit/outline.ts';
import { fittedWords, rect, stroke } from '../kit/print.ts';

const OTHER_COLOURS = ['#b5584c', '#4f7fa8', '#d9a94a', '#8a6da8'];
const HIGH = 196;
/** Half the width of a folder for letter sheets, and for legal ones, a quarter longer. */
const [LETTER, LEGAL] = [150, 190];
const GAP = 30;

export const hangingFolders: Drawing = {
  colour: '#4f7d55',
  brand: 'Northfold',
  pack: { form: 'pack', n: 25 },
  fit: 0.88,
  angle: { yaw: 26, pitch: 24 },
  arrangesPack: true,
  draw(art, look) {
    const count = piecesShown(look.pack, 4);
    const half = look.label === 'Legal' ? LEGAL : LETTER;
    const isGreen = look.isAssorted && look.colour === hangingFolders.colour;
    const colours = isGreen ? Array.from({ length: count }, () => look.colour) : pieceColours(look, OTHER_COLOURS, count);
    art.shadow(boxFootprint(-half, -GAP * count + 20, half, 12), 140);
    for (const [i, colour] of [...colours.entries()].reverse()) drawFolder(art, { colour, half, index: i });
    const print =
      stroke(`M0 160h${2 * half}M0 166h${2 * half}`, shade(look.colour, -0.2), 1.2) +
      lockup(22, 120, 16, look.brand, darkOn(look.colour, 0.45)) +
      fittedWords(2 * half - 22, 135, 15, look.label, darkOn(look.colour, 0.45), 100, { anchor: 'end' });
    art.onFront(-half, HIGH - 14, 1.6, print);
  },
};

function drawFolder(art: Art, { colour, half, index }: { readonly colour: string; readonly half: number; readonly index: number }): void {
  const z = -index * GAP;
  const card = paper(colour, { drop: 0.35, lift: 0.55 });
  drawRail(art, half, z - 10);
  art.sheet(roundedRect(-half, 0, half, HIGH, 3), z - 10, card);
  const tab = 24 - half + (index % 4) * 66;
  art.sheet(
    corners(`${tab} ${HIGH - 6}, ${tab + 62} ${HIGH - 6}, ${tab + 58} ${HIGH + 24} r4, ${tab + 4} ${HIGH + 24} r4`),
    z - 9,
    paper('#f4f6f5'),
    { width: 1.6 },
  );
  art.onFront(tab + 8, HIGH + 20, z - 8.6, rect(0, 0, 46, 17, '#fffdf7', 2) + stroke('M6 6h28M6 11h20', '#a89e8c', 2));
  art.sheet(roundedRect(-half + 12, 4, half - 12, HIGH - 4), z - 5, paper('#fbf9f4'));
  art.cast(
    `${2 - half} ${HIGH - 70} ${z}, ${half - 2} ${HIGH - 70} ${z}, ${half - 2} ${HIGH - 18} ${z}, ${2 - half} ${HIGH - 18} ${z}`,
    0.2,
    4,
  );
  drawRail(art, half, z - 1);
  art.sheet(roundedRect(-half, 0, half, HIGH - 14, 3), z, card, { width: 2.5 });
}

/** The steel strip in the fold, with a hook beyond either edge. */
function drawRail(art: Art, half: number, z: number): void {
  const steel = metal(PALETTE.steel, { banding: 0.05 });
  for (const side of [-1, 1]) {
    const x = side * half;
    const key = side < 0 ? 'left' : 'right';
    const hook = corners(
      `${x - side * 4} ${HIGH - 16}, ${x + side * 22} ${HIGH - 16} r4, ${x + side * 22} ${HIGH - 6}, ${x + side * 16} ${HIGH - 6}, ${x + side * 14} ${HIGH - 11} r3, ${x + side * 4} ${HIGH - 9}, ${x - side * 4} ${HIGH - 6}`,
    );
    art.again(key, { z }, () => art.prism('z', hook, -1.2, 1.2, steel, { rim: 0.6 }));
  }
}
