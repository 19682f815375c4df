// A canister of disinfecting wipes, one wipe drawn up through the lid.
import { piecesShown, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { onPaper } from '../kit/ink.ts';
import { gloss, plastic } from '../kit/material.ts';
import { roundFootprint } from '../kit/outline.ts';
import { fittedWords, shape, starPath } from '../kit/print.ts';
import { add } from '../kit/vector.ts';
import { drawLabelBand } from '../kit/label-band.ts';

const [RADIUS, HIGH] = [54, 180];

export const disinfectingWipes: Drawing = {
  colour: '#e0b52c',
  brand: 'Ondine',
  fit: 0.86,
  angle: { yaw: 26, pitch: 20 },
  arrangesPack: true,
  draw(art, look) {
    const count = piecesShown(look.pack, 3);
    for (let i = count - 1; i >= 0; i--) art.at({ x: i * 122 - (count - 1) * 60, z: -i * 46 }, () => drawCanister(art, look, i === 0));
  },
};

function drawCanister(art: Art, { colour, brand, label }: Look, isOpen: boolean): void {
  art.shadow(roundFootprint(0, 0, RADIUS, 16), 170);
  art.lathe(0, 0, `${RADIUS} 0, ${RADIUS} ${HIGH}`, plastic('#f4f1ec'));
  drawLabelBand(art, RADIUS + 0.5, 10, 160, colour);
  drawLabelBand(art, RADIUS + 0.6, 62, 112, '#fbf9f4');
  const { front, right } = art.camera;
  const ink = onPaper(colour, 0.55);
  const stars = starPath(-24, 124, 11, 4, 0.3) + starPath(-2, 118, 7, 4, 0.3) + starPath(18, 126, 9, 4, 0.3);
  const print =
    lockup(-3, 60, 15, brand, ink, { anchor: 'middle', room: 84 }) +
    fittedWords(-3, 90, 10, label, ink, 80, { anchor: 'middle' }) +
    shape(stars, '#fff') +
    shape('M-46 24c14-18 26 12 42-6s28 14 42-4v12c-14 18-28-14-42 4s-28-12-42 6z', '#fff', 'opacity=".6"');
  art.on(add([0, 160, 0], front, RADIUS + 1), right, [0, -1, 0], print);
  art.lathe(
    0,
    0,
    `${RADIUS + 2} ${HIGH - 4}, ${RADIUS + 2} ${HIGH + 16}, ${RADIUS - 6} ${HIGH + 22}`,
    gloss(shade(colour, -0.12), { shine: 0.35 }),
  );
  art.disc([0, HIGH + 22.3, 0], 22, shade(colour, -0.45));
  if (isOpen) drawWipe(art);
}

function drawWipe(art: Art): void {
  const y = HIGH + 20;
  const cloth = art.fade(15, [0, '#fff'], [0.4, '#ece7de'], [0.55, '#fff'], [0.8, '#ded8cd'], [1, '#f6f2ea']);
  art.curve(
    `M -13 ${y} 4 C -20 ${y + 26} 4, -40 ${y + 44} 0, -34 ${y + 74} -6 C -20 ${y + 64} 0, -8 ${y + 84} 4, 6 ${y + 76} 6 C 18 ${y + 70} 8, 30 ${y + 72} 6, 40 ${y + 58} 0 C 26 ${y + 40} 4, 18 ${y + 22} 6, 13 ${y} 4 Z`,
    cloth,
    'stroke="#cfc8bb" stroke-width="1.2"',
  );
  art.curve(
    `M -8 ${y + 4} 5 C -12 ${y + 30} 6, -20 ${y + 46} 4, -16 ${y + 66} 0 M 5 ${y + 4} 6 C 8 ${y + 28} 8, 20 ${y + 44} 6, 22 ${y + 64} 4`,
    'none',
    'stroke="#c9c1b3" stroke-width="2" opacity=".8"',
  );
}
