// Ink cartridges in a staircase. One colour: all alike. No colour: black, cyan, magenta, yellow; or, by threes, the colours.
import { piecesShown, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { channels, lightness } from '../kit/colour.ts';
import { COPY_COLOUR, PALETTE, plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { fittedWords, rect, shape, stroke } from '../kit/print.ts';

interface Ink {
  readonly colour: string;
  readonly name: string;
}

const BLACK: Ink = { colour: '#24262c', name: 'BK' };
const COLOUR_INKS: readonly Ink[] = [
  { colour: '#1f9fd0', name: 'C' },
  { colour: '#d33a86', name: 'M' },
  { colour: '#f0c81e', name: 'Y' },
];
const GREY: Ink = { colour: '#7a8087', name: 'GY' };
const HALF = 36;
const DROP = 'M16 28c5 7 7 9 7 13a7 7 0 0 1-14 0c0-4 2-6 7-13z';

export const inkCartridge: Drawing = {
  colour: BLACK.colour,
  brand: 'Ondine',
  pack: { form: 'pack', n: 4 },
  fit: 0.8,
  angle: { yaw: 28, pitch: 22 },
  arrangesPack: true,
  draw(art, look) {
    const inks = inksShown(look);
    for (const [i, ink] of [...inks.entries()].reverse()) {
      const step = i - (inks.length - 1) / 2;
      const place = { x: step * 31, z: -step * 25 };
      art.at(place, () => art.shadow(boxFootprint(-HALF, -9, HALF, 9), 60, { softness: 10 }));
      art.again('cartridge', place, () => drawCartridge(art), { colour: ink.colour });
      art.onFront(place.x - HALF, 80, place.z + 9.2, label(ink, look));
    }
  },
};

function inksShown({ colour, isAssorted, pack }: Look): readonly Ink[] {
  const count = piecesShown(pack, 5);
  if (!isAssorted) return Array.from({ length: count }, () => ({ colour, name: nearestName(colour) }));
  if (count === 1) return [BLACK];
  return count === 3 ? COLOUR_INKS : [BLACK, ...COLOUR_INKS, GREY].slice(0, count);
}

/** The usual name of an ink of this colour. */
function nearestName(colour: string): string {
  const [r, g, b] = channels(colour);
  const distance = (ink: Ink): number => {
    const [r2, g2, b2] = channels(ink.colour);
    return Math.hypot(r - r2, g - g2, b - b2);
  };
  const [nearest = BLACK] = [BLACK, ...COLOUR_INKS, GREY].sort((a, c) => distance(a) - distance(c));
  return nearest.name;
}

function label({ colour, name }: Ink, look: Look): string {
  const print = lightness(colour) > 0.75 ? '#3a3413' : '#fff';
  return (
    lockup(8, 9, 9.5, look.brand, print, { room: 57 }) +
    shape(DROP, print) +
    fittedWords(64, look.label ? 36 : 46, 15, name, print, 36, { anchor: 'end' }) +
    fittedWords(64, 48, 9, look.label, print, 36, { anchor: 'end' })
  );
}

function drawCartridge(art: Art): void {
  const outline = '-36 8 r3, -30 8 r2, -30 0 r2, 22 0 r2, 22 6 r2, 36 6 r3, 36 74 r4, 24 80 r4, -36 80 r4';
  art.prism('z', corners(outline, 2), -9, 9, plastic('#3b3e45', { shine: 0.4 }), { rim: 0.7 });
  const print =
    rect(4, 5, 64, 46, COPY_COLOUR, 3) +
    shape('M4 8a3 3 0 0 1 3-3h30L10 51H7a3 3 0 0 1-3-3z', '#fff', 'opacity=".18"') +
    rect(4, 55, 30, 12, PALETTE.gold, 1) +
    stroke('M9 55v12M14 55v12M19 55v12M24 55v12M29 55v12', '#8d6f22', 1);
  art.onFront(-HALF, 80, 9.2, print);
}
