// A bag of whole-bean coffee, a filled cup and three beans.
import { piecesShown, type Drawing, type Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { onPaper } from '../kit/ink.ts';
import { gloss, paper } from '../kit/material.ts';
import { pair, tenths, thousandths } from '../kit/number-text.ts';
import { boxFootprint, roundFootprint } from '../kit/outline.ts';
import { fittedWords, rect, shape, spot, stroke, words } from '../kit/print.ts';
import { unit } from '../kit/vector.ts';

const BEAN = 'M0-13c9 0 9 26 0 26s-9-26 0-26z';
const LABEL_PAPER = '#efe6d4';

export const coffee: Drawing = {
  colour: '#7a4a33',
  printsWords: true,
  brand: 'Brightleaf',
  fit: 0.88,
  angle: { yaw: 28, pitch: 18 },
  arrangesPack: true,
  draw(art, look) {
    for (let i = piecesShown(look.pack, 3) - 1; i >= 0; i--) {
      art.again('bag', { x: i * 110, z: -i * 80 }, () => drawBag(art, look));
    }
    drawCup(art, 92, 96);
    for (const [x, z, spin] of [
      [-20, 100, 20],
      [8, 118, 80],
      [-48, 92, 130],
    ] as const)
      drawBean(art, x, z, spin);
  },
};

function drawBag(art: Art, look: Look): void {
  const { colour } = look;
  art.shadow(boxFootprint(-80, -40, 80, 42), 200);
  const flank = 'M 80 0 42 C 90 80 54, 86 180 42, 76 238 10 L 76 268 4 L 76 268 -4 L 76 238 -8 C 92 160 -30, 86 60 -44, 80 0 -40 Z';
  const folds = art.fade(0, [0, shade(colour, -0.3)], [0.5, shade(colour, -0.52)], [0.55, shade(colour, -0.38)], [1, shade(colour, -0.5)]);
  art.curve(flank, folds);
  const front =
    'M -80 0 42 C -90 80 54, -86 180 42, -76 238 10 L -76 268 4 L 76 268 4 L 76 238 10 ' +
    'C 86 180 42, 90 80 54, 80 0 42 C 40 -5 50, -40 -5 50, -80 0 42 Z';
  const belly = art.fade(
    0,
    [0, shade(colour, -0.12)],
    [0.12, shade(colour, 0.2)],
    [0.3, shade(colour, 0.06)],
    [0.75, colour],
    [1, shade(colour, -0.24)],
  );
  art.curve(front, belly);
  const crease = 'M -76 240 9 C -30 226 22, 30 226 22, 76 240 9 L 76 234 12 C 30 218 26, -30 218 26, -77 232 12 Z';
  art.curve(crease, '#000', `opacity=".22" filter="${art.blur(3)}"`);
  const gleam = 'M -60 216 22 C -72 150 46, -74 80 50, -66 20 46 C -58 80 52, -54 150 48, -60 216 22 Z';
  art.curve(gleam, '#fff', `opacity=".28" filter="${art.blur(5)}"`);
  art.box([-82, 246, -7], [82, 262, 8], paper('#e2d6bd'), { radius: 2, rim: 0.6 });
  drawLabel(art, look);
}

function drawLabel(art: Art, { colour, brand, label }: Look): void {
  const drawnBean = shape(BEAN, shade(colour, -0.25), 'transform="scale(1.5 1.15)"') + stroke('M0-14c-6 9 6 18 0 28', LABEL_PAPER, 2.5);
  const print =
    rect(0, 0, 104, 132, LABEL_PAPER, 5) +
    rect(5, 5, 94, 122, 'none', 3, `stroke="${colour}" stroke-width="1.5" opacity=".6"`) +
    `<g transform="translate(52 36)rotate(32)">${drawnBean}</g>` +
    fittedWords(52, 76, 17, brand, onPaper(colour, 0.3), 84, { anchor: 'middle' }) +
    words(52, 93, 10.5, 'COFFEE', onPaper(colour), { anchor: 'middle', width: 46, weight: 600 }) +
    fittedWords(52, 112, 10.5, label, onPaper(colour), 84, { anchor: 'middle', weight: 600 });
  art.on([-52, 176, 49], [1, 0, 0], unit([0, -1, 0.06]), print);
  const valve = spot(0, 0, 8, shade(colour, -0.35)) + spot(-0.8, -0.8, 6.2, shade(colour, 0.12)) + spot(0, 0, 1.6, '#1a100b');
  art.onFront(46, 206, 41, valve);
}

function drawCup(art: Art, x: number, z: number): void {
  art.shadow(roundFootprint(x, z, 30), 50, { softness: 10 });
  const handle = (reach: number, up: number): string =>
    `M ${x + 30} ${52 + up} ${z - 8} C ${x + reach} ${56 + up} ${z - 14}, ${x + reach - 4} ${12 + up} ${z - 12}, ` +
    `${x + 30} ${18 + up} ${z - 8}`;
  art.tube(handle(66, 0), '#cfc8bd', art.px(10));
  art.tube(handle(64, 2), '#fbf9f5', art.px(4));
  const china = gloss('#f4f0e9', { drop: 0.32, shine: 0.3 });
  art.lathe(x, z, '26 0, 32 8, 36 30, 38 66', china, { smooth: true, topFill: '#fff' });
  art.disc([x, 65, z], 34.5, '#bdb3a5');
  art.disc(
    [x, 62, z],
    33,
    art.glow([
      [0, '#6d4128'],
      [0.75, '#4a2816'],
      [0.95, '#8a5a38'],
      [1, '#6d4128'],
    ]),
  );
}

function drawBean(art: Art, x: number, z: number, spin: number): void {
  art.cast(`${x - 8} 0 ${z}, ${x + 8} 0 ${z + 5}, ${x + 12} 0 ${z - 3}`, 0.5, 3);
  const place = `translate(${pair(art.page([x, 5, z]))})rotate(${tenths(spin)})scale(${thousandths(art.px(0.72))})`;
  const bean = shape(BEAN, art.fade(30, [0, '#8a5637'], [1, '#3d2113'])) + stroke('M0-12c-4 8 4 16 0 24', '#2a160c', 2);
  art.markup(`<g transform="${place}">${bean}</g>`);
}
