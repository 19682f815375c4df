// Alkaline batteries with copper tops, standing; one lies in front.
import { piecesShown, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { brandMark } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { whiteOn } from '../kit/ink.ts';
import { PALETTE } from '../kit/material.ts';
import { roundFootprint } from '../kit/outline.ts';
import { fittedWords } from '../kit/print.ts';
import { add } from '../kit/vector.ts';

const COPPER = '#c98a4b';
const [RADIUS, HIGH] = [14, 96];

export const batteries: Drawing = {
  colour: '#2e3136',
  brand: 'Quillet',
  label: 'AA',
  pack: { form: 'pack', n: 8 },
  fit: 0.8,
  angle: { yaw: 24, pitch: 20 },
  arrangesPack: true,
  draw(art, { colour, brand, label, pack }) {
    const count = piecesShown(pack, 4);
    for (let i = count - 1; i >= 0; i--) {
      const place = { x: (i - (count - 1) / 2) * 36, z: -10 - (i % 2) * 8 };
      art.shadow(roundFootprint(place.x, place.z, RADIUS), 80, { softness: 10 });
      art.again('battery', place, () => drawStanding(art, colour, brand, label));
    }
    if (count > 1) drawLying(art, colour);
  },
};

function drawStanding(art: Art, colour: string, brand: string, label: string): void {
  art.standingBar(
    0,
    0,
    [
      [RADIUS - 1, 0, RADIUS, 2, PALETTE.steel],
      [RADIUS, 2, RADIUS, 66, colour],
      [RADIUS, 66, RADIUS, HIGH - 2, COPPER],
      [RADIUS, HIGH - 2, RADIUS - 2, HIGH, COPPER],
      [5, HIGH, 5, HIGH + 5, '#d3d7db'],
    ],
    '#e4e7ea',
  );
  const { toward, right } = art.camera;
  const print =
    `<g transform="rotate(-90)">${fittedWords(-60, 5, 16, label, whiteOn(colour), 40)}</g>` +
    brandMark(-5, 4, 10, whiteOn(colour), brand) +
    fittedWords(0, -12, 15, '+', shade(COPPER, -0.6), 14, { anchor: 'middle' });
  art.on(add([0, 64, 0], toward, RADIUS + 0.2), right, [0, -1, 0], print);
}

function drawLying(art: Art, colour: string): void {
  const [from, to] = [
    [62, RADIUS, 40],
    [-40, RADIUS, 58],
  ] as const;
  art.shadow(
    [
      [62, 32],
      [62, 48],
      [-42, 66],
      [-42, 50],
    ],
    26,
    { softness: 9 },
  );
  art.bar(from, to, [
    [0, RADIUS - 1, 0.02, RADIUS, PALETTE.steel],
    [0.02, RADIUS, 0.64, RADIUS, colour],
    [0.64, RADIUS, 0.95, RADIUS, COPPER, shade(COPPER, 0.2)],
    [0.95, 5, 1, 5, '#d3d7db', '#eef0f2'],
  ]);
}
