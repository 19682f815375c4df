// Tabbed manila folders, one behind another, with sheets between.
import { pieceColours, piecesShown, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { darkOn } from '../kit/ink.ts';
import { paper } from '../kit/material.ts';
import { boxFootprint, corners, roundedRect } from '../kit/outline.ts';
import { fittedWords, rect, stroke } from '../kit/print.ts';

const OTHER_COLOURS = ['#7fb3c9', '#d98a78', '#9dbb82', '#c9a2c8'];

/** Right edge of a folder for letter sheets, and for legal ones, a quarter longer. */
const [RIGHT, LEGAL_RIGHT] = [150, 232];

export const fileFolders: Drawing = {
  colour: '#e3bd73',
  brand: 'Northfold',
  pack: { form: 'pack', n: 4 },
  fit: 0.86,
  angle: { yaw: 24, pitch: 24 },
  arrangesPack: true,
  draw(art, look) {
    const count = piecesShown(look.pack, 5);
    const right = look.label === 'Legal' ? LEGAL_RIGHT : RIGHT;
    art.shadow(boxFootprint(-150, -22 * count, right, 14), 120);
    const colours = pieceColours(look, OTHER_COLOURS, count);
    for (const [i, colour] of [...colours.entries()].reverse()) {
      const tab = -140 + (count === 1 ? 24 : 8 + (i % 4) * 70);
      const isShaded = i < count - 1 || count === 1;
      drawFolder(art, { colour, tab, z: -i * 24, right, height: 205 + i * 9, isShaded });
    }
    const name = lockup(20, 205 - 66, 16, look.brand, darkOn(look.colour, 0.34));
    const size = fittedWords(130 + right, 205 - 52, 14, look.label, darkOn(look.colour, 0.34), 110, { anchor: 'end' });
    art.onFront(-150, 185, 1.7, stroke(`M0 173h${150 + right}M0 168h${150 + right}`, shade(look.colour, -0.14), 1.2) + name + size);
  },
};

interface Folder {
  readonly colour: string;
  /** Left end of the tab. */
  readonly tab: number;
  readonly z: number;
  readonly right: number;
  readonly height: number;
  /** Another folder's shadow falls on its sheets. */
  readonly isShaded: boolean;
}

function drawFolder(art: Art, { colour, tab, z, right, height, isShaded }: Folder): void {
  const card = paper(colour, { drop: 0.35, lift: 0.6 });
  const tabTop = height + 20;
  const tabOutline = `${tab + 84} ${height} r6, ${tab + 76} ${tabTop} r7, ${tab + 8} ${tabTop} r7, ${tab} ${height} r6`;
  const back = corners(`-150 0 r3, ${right} 0 r3, ${right} ${height} r8, ${tabOutline}, -150 ${height} r8`, 3);
  art.sheet(back, z - 9, card);
  const label = rect(0, 0, 56, 13, '#fffdf7', 2) + stroke('M6 5h30M6 9h20', '#a89e8c', 1.6);
  art.onFront(tab + 14, height + 15, z - 8.9, label);
  art.sheet(roundedRect(-143, 2, right - 7, height - 9), z - 4, paper('#fbf9f4'));
  if (isShaded) {
    const [low, high] = [height - 60, height - 15];
    art.cast(`-148 ${low} ${z}, ${right - 2} ${low} ${z}, ${right - 2} ${high} ${z}, -148 ${high} ${z}`, 0.16, 4);
  }
  art.sheet(corners(`-150 0 r3, ${right} 0 r3, ${right} ${height - 20} r9, -150 ${height - 20} r9`, 3), z, card, { width: 2.5 });
}
