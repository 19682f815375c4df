// Bottles of ink for a tank printer. One colour: all alike. No colour: black, cyan, magenta, yellow.
import { pieceColours, piecesShown, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { lightness, shade } from '../kit/colour.ts';
import { gloss, plastic } from '../kit/material.ts';
import { roundFootprint } from '../kit/outline.ts';
import { fittedWords, rect, shape } from '../kit/print.ts';
import { add } from '../kit/vector.ts';

const OTHER_INKS = ['#1f9fd0', '#d33a86', '#f0c81e'];
const RADIUS = 27;
const DROP = 'M0-12c6 9 8 11 8 16a8 8 0 0 1-16 0c0-5 2-7 8-16z';

export const inkBottle: Drawing = {
  colour: '#24262c',
  brand: 'Ondine',
  pack: { form: 'pack', n: 4 },
  fit: 0.82,
  angle: { yaw: 24, pitch: 18 },
  arrangesPack: true,
  draw(art, look) {
    const count = piecesShown(look.pack, 4);
    const colours = pieceColours(look, OTHER_INKS, count);
    for (const [i, colour] of [...colours.entries()].reverse()) {
      const step = i - (count - 1) / 2;
      art.at({ x: step * 58, z: -step * 18 }, () => drawBottle(art, { ...look, colour }));
    }
  },
};

function drawBottle(art: Art, { colour, brand, label }: Look): void {
  const ink = gloss(colour, { shine: 0.5 });
  art.shadow(roundFootprint(0, 0, RADIUS), 120, { softness: 11 });
  art.lathe(0, 0, `${RADIUS - 2} 0, ${RADIUS} 4, ${RADIUS} 92, 22 106, 13 114`, ink, { top: false });
  art.lathe(0, 0, '12 112, 12 122', plastic('#f1ede6'));
  art.lathe(0, 0, '13.5 120, 12 140, 7 152, 5 154', plastic(shade(colour, -0.15), { shine: 0.4 }));
  const { toward, right } = art.camera;
  const print = lightness(colour) > 0.75 ? '#4d4412' : shade(colour, -0.3);
  const paper =
    rect(-20, 0, 40, 66, '#f6f2ea', 3) +
    lockup(0, 7, 7.5, brand, print, { anchor: 'middle', room: 36 }) +
    shape(DROP, colour, 'transform="translate(0 34)"') +
    fittedWords(0, 60, 9, label, print, 36, { anchor: 'middle' });
  art.on(add([0, 82, 0], toward, RADIUS + 0.2), right, [0, -1, 0], paper);
  const gleam = [
    [-0.82, 12],
    [-0.7, 12],
    [-0.7, 88],
    [-0.82, 88],
  ].map(([across = 0, y = 0]) => add(add([0, y, 0], right, RADIUS * across), toward, RADIUS * 0.3));
  art.polygon(gleam, '#fff', 'opacity=".35"');
}
