// Highlighters lying on a page whose lines they have marked.
import { pieceColours, piecesShown, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { paper } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect } from '../kit/print.ts';
import { add, between, unit, type Vec3 } from '../kit/vector.ts';

const OTHER_COLOURS = ['#ff7fb0', '#6fe08c', '#5bc8f5'];
const GRIP = '#3a3c42';

export const highlighters: Drawing = {
  colour: '#f4e01c',
  brand: 'Brightleaf',
  fit: 0.86,
  angle: { yaw: 24, pitch: 46 },
  arrangesPack: true,
  draw(art, look) {
    const count = piecesShown(look.pack, 4);
    art.shadow(boxFootprint(-80, -66, 80, 66), 14, { softness: 10 });
    drawPage(art, look);
    const inks = pieceColours(look, OTHER_COLOURS, count);
    for (const [i, ink] of [...inks.entries()].reverse()) drawHighlighter(art, ink, look.brand, i);
  },
};

function drawPage(art: Art, { colour }: Look): void {
  art.box([-80, 0, -66], [80, 2, 66], paper('#fbf9f5'), { radius: 2, axis: 'y', rim: 0.8 });
  const lines = [112, 114, 70, 126, 96, 60].map((width, i) => {
    const marked = i === 1 || i === 2;
    return rect(16, 34 + i * 16, width, 4.5, marked ? '#8d8660' : '#bfb8ab', 2);
  });
  const marks = rect(14, 46, 116, 12, colour, 1) + rect(14, 62, 74, 12, colour, 1);
  art.onTop(-80, 2.3, -66, rect(16, 14, 78, 8, '#4a4740', 2) + marks + lines.join(''));
}

function drawHighlighter(art: Art, ink: string, brand: string, place: number): void {
  const y = 15;
  const tip: Vec3 = [8 + place * 26, y, 2 - place * 22];
  const end: Vec3 = [106 + place * 24, y, 78 - place * 38];
  const onPage = (from: Vec3, dx: number, dz: number): Vec3 => [from[0] + dx, 2, from[2] + dz];
  art.cast([onPage(tip, 4, 4), onPage(end, -8, 14), onPage(end, 20, 4), onPage(tip, 16, -6)], 0.34, 7);
  const nib = shade(ink, -0.12);
  art.bar(tip, end, [
    [0, 1.6, 0.05, 4.4, nib],
    [0.05, 4.4, 0.12, 5, nib],
    [0.12, 6, 0.17, 7, GRIP],
    [0.17, 7.5, 0.25, 12.5, GRIP],
    [0.25, 13.5, 0.9, 14.5, ink],
    [0.9, 14.8, 1, 13.6, GRIP, '#222327'],
  ]);
  const along = unit([end[0] - tip[0], 0, end[2] - tip[2]]);
  const round: Vec3 = [-along[2] * 0.9, -0.5, along[0] * 0.9];
  art.on(add(between(tip, end, 0.33), [0, 14.7, 1]), along, round, lockup(0, -4, 9.5, brand, GRIP, { room: 66 }));
}
