// Padded mailers: kraft outside, bubbles inside the open flap. Numbered ones differ in size and wear their number large.
import { piecesShown, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { darkOn } from '../kit/ink.ts';
import { paper } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, spot, stroke } from '../kit/print.ts';

/** Half the width and half the length of a mailer, in millimetres of the drawing. */
type Size = readonly [half: number, deep: number];

const USUAL: Size = [92, 124];

/** Width and length of the numbered sizes, in inches. */
const NUMBERED: ReadonlyMap<string, Size> = new Map(
  Object.entries({
    'No. 000': [4, 8],
    'No. 0': [6, 10],
    'No. 1': [7.25, 12],
    'No. 2': [8.5, 12],
    'No. 4': [9.5, 14.5],
    'No. 5': [10.5, 16],
    'No. 7': [14.25, 20],
  }),
);
const LONGEST = 20;
/** Sizes stand to each other as in life, drawn together a little so that the smallest can still be read. */
const CLOSER = 0.65;

export const paddedMailer: Drawing = {
  colour: '#d3a467',
  brand: 'Northfold',
  fit: 0.86,
  angle: { yaw: 26, pitch: 42 },
  arrangesPack: true,
  readsLabel: true,
  draw(art, { colour, brand, label, pack }) {
    const size = sizeOf(label);
    const [half, deep] = size;
    const count = piecesShown(pack, 3);
    if (NUMBERED.has(label) && pack.form === 'pack') art.fitTo('-150 0 -190, 150 0 -190, 150 0 190, -150 0 190');
    art.shadow(boxFootprint(-half, -deep, half, deep), 22 * count, { softness: 13 });
    for (let i = 0; i < count; i++) {
      const isTop = i === count - 1;
      art.at({ x: isTop ? 0 : 10 * (i % 2 ? -1 : 1), y: i * 12, turnY: isTop ? 4 : i % 2 ? -5 : 9 }, () => {
        drawMailer(art, size, colour);
        if (!isTop) return;
        drawFlap(art, size, colour);
        const face = label ? number(size, { colour, brand, label }) : print(colour, brand);
        art.onTop(-half, 11.2, -deep, face, 2 * half, 2 * deep);
      });
    }
  },
};

function sizeOf(label: string): Size {
  const inches = NUMBERED.get(label);
  if (inches === undefined) return USUAL;
  const deep = 190 * (inches[1] / LONGEST) ** CLOSER;
  return [(deep * inches[0]) / inches[1], deep];
}

function drawMailer(art: Art, [half, deep]: Size, colour: string): void {
  const kraft = paper(colour, { lift: 0.55, drop: 0.34 });
  art.box([-half, 3, -deep], [half, 11, deep], kraft, { axis: 'y', radius: 8, rim: 0.6 });
  const light = art.fade(35, [0, '#fff', 0.22], [0.5, '#fff', 0], [1, '#3a2818', 0.14]);
  art.onTop(-half, 11.1, -deep, rect(0, 0, 2 * half, 2 * deep, light, 8), 2 * half, 2 * deep);
  for (const x of [-half + 8, half - 8]) {
    art.line(`${x} 11.4 ${-deep + 6}, ${x} 11.4 ${deep - 6}`, shade(colour, -0.18), 1.4, 'opacity=".7"');
  }
}

/** The flap stands half open at the far end: bubbles and a strip of adhesive. */
function drawFlap(art: Art, [half, deep]: Size, colour: string): void {
  const [z, top] = [-deep + 2, 11];
  art.polygon(
    `${-half} ${top} ${z}, ${half} ${top} ${z}, ${half - 6} ${top + 36} ${z - 34}, ${-half + 6} ${top + 36} ${z - 34}`,
    art.fade(80, [0, '#f2efe8'], [1, '#d3d0c8']),
    `stroke="${shade(colour, -0.2)}" stroke-width="2"`,
  );
  const columns = Math.floor((2 * half - 20) / 13.2) + 1;
  const bubbles = Array.from({ length: 2 * columns }, (_, i) =>
    spot(12 + (i % columns) * 13.2, 34 + Math.floor(i / columns) * 10, 4, '#fff', 'stroke="#bfc4c6" stroke-width="1"'),
  ).join('');
  const adhesive = rect(10, 4, 2 * half - 20, 13, shade(colour, 0.15), 2);
  art.on([-half, top + 36, z - 34], [1, 0, 0], [0, -0.73, 0.69], adhesive + bubbles);
}

/** The number as large as the mailer takes it, the brand above. */
function number([half, deep]: Size, { colour, brand, label }: Pick<Look, 'colour' | 'brand' | 'label'>): string {
  const ink = darkOn(colour, 0.6);
  const middle = { anchor: 'middle' } as const;
  return (
    lockup(half, deep * 0.34, Math.max(13, half * 0.2), brand, ink, { ...middle, room: 1.5 * half }) +
    fittedWords(half, deep * 1.34, 140, label.replace('No. ', '#'), ink, 1.75 * half, middle) +
    rect(0.3 * half, deep * 1.56, 1.4 * half, 4, ink)
  );
}

function print(colour: string, brand: string): string {
  const ink = darkOn(colour, 0.55);
  const address = rect(28, 84, 128, 78, '#fdfbf6', 3) + stroke('M42 106h66M42 122h90M42 138h52', '#a39a8c', 5);
  const stamp =
    rect(124, 30, 34, 40, '#fdfbf6', 2) +
    rect(128, 34, 26, 32, '#5f8fa3', 1) +
    stroke('M120 40h-26M120 50h-26M120 60h-26', shade(colour, -0.34), 2.5);
  return address + stamp + lockup(28, 206, 15, brand, ink, { room: 90 });
}
