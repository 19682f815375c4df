// A display box of snack bars, and one bar in its wrapper in front.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { lightOn, whiteOn } from '../kit/ink.ts';
import { board, gloss } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { fittedWords, rect, shape } from '../kit/print.ts';
import { unit } from '../kit/vector.ts';

const [HALF, DEEP] = [88, 44];

export const snackBars: Drawing = {
  colour: '#c4632f',
  brand: 'Brightleaf',
  fit: 0.84,
  angle: { yaw: 28, pitch: 28 },
  isCarton: true,
  draw(art, look) {
    const card = board(shade(look.colour, -0.12));
    art.shadow(boxFootprint(-HALF, -DEEP, HALF, DEEP), 80);
    art.polygon(
      `${-HALF} 0 ${-DEEP}, ${HALF} 0 ${-DEEP}, ${HALF} 132 ${-DEEP - 10}, ${-HALF} 132 ${-DEEP - 10}`,
      art.fade(60, [0, shade(look.colour, 0.12)], [1, shade(look.colour, -0.12)]),
    );
    art.on(
      [-HALF, 132, -DEEP - 10],
      [1, 0, 0],
      [0, -1, 0.08],
      lockup(88, 18, 26, look.brand, whiteOn(look.colour), { anchor: 'middle', room: 156 }),
    );
    art.box([-HALF, 0, -DEEP], [-HALF + 3, 56, DEEP], card, { radius: 0 });
    for (let i = 0; i < 5; i++) {
      art.again('wrapped', { z: -30 + i * 15 }, () => drawUprightBar(art, look));
    }
    art.box([HALF - 3, 0, -DEEP], [HALF, 56, DEEP], card, { radius: 0, rim: 0.4 });
    art.box([-HALF, 0, DEEP - 3], [HALF, 52, DEEP], board(look.colour), { radius: 0, rim: 0.7 });
    art.onFront(-HALF, 52, DEEP + 0.2, front(look), 2 * HALF, 52);
    art.at({ x: -30, y: 8, z: 96, turnY: 14 }, () => drawLyingBar(art, look));
  },
};

function wrapper(art: Art, colour: string): string {
  return art.fade(80, [0, shade(colour, 0.45)], [0.25, shade(colour, 0.12)], [0.6, colour], [1, shade(colour, -0.25)]);
}

function drawUprightBar(art: Art, { colour }: Look): void {
  const zigzag = Array.from({ length: 9 }, (_, i) => `${-76 + i * 19} ${84 + (i % 2) * 5} 0`);
  art.polygon(`-76 8 0, ${zigzag.join(', ')}, 76 8 0`, wrapper(art, colour), `stroke="${shade(colour, -0.3)}" stroke-width="1"`);
  art.line('-74 76 0.4, 74 76 0.4', shade(colour, -0.25), 1.4, 'opacity=".7"');
  art.onFront(-76, 70, 0.4, shape('M0 0h152v14C110 4 60 24 0 12z', '#f3ead6', 'opacity=".9"'));
}

function front({ colour, brand, label, pack }: Look): string {
  const oats = Array.from(
    { length: 12 },
    (_, i) =>
      `<ellipse cx="${116 + ((i * 29) % 46)}" cy="${12 + ((i * 7) % 30)}" rx="5" ry="2.6" transform="rotate(${(i * 40) % 180} ${116 + ((i * 29) % 46)} ${12 + ((i * 7) % 30)})" fill="${i % 3 ? '#e8cf9f' : '#8a5637'}"/>`,
  ).join('');
  return (
    lockup(12, 9, 16, brand, whiteOn(colour), { room: 88 }) +
    fittedWords(12, 42, 11, [label, pack.n > 1 ? `× ${pack.n}` : ''].filter(Boolean).join(' '), lightOn(colour, 0.8), 90) +
    rect(108, 6, 60, 40, shade(colour, -0.3), 6) +
    oats
  );
}

function drawLyingBar(art: Art, { colour, brand }: Look): void {
  art.shadow(boxFootprint(-66, -17, 66, 17), 20, { softness: 8, y: -8 });
  const end = (x: number): string =>
    Array.from({ length: 6 }, (_, i) => `${x + (i % 2 ? Math.sign(x) * 4 : 0)} 0 ${-18 + i * 7.2}`).join(', ');
  art.polygon(`${end(-68)}, -54 0 18, -54 0 -18`, shade(colour, -0.15));
  art.polygon(`${end(68)}, 54 0 18, 54 0 -18`, shade(colour, -0.25));
  const profile = corners('-18 0 r3, -15 9 r9, 0 13 r30, 15 9 r9, 18 0 r3, 0 -5 r20', 5);
  art.prism('x', profile, -57, 57, gloss(colour));
  art.on(
    [-57, 12.6, 1],
    [1, 0, 0],
    unit([0, -0.42, 0.9]),
    lockup(57, 2, 11, brand, whiteOn(colour), { anchor: 'middle', room: 96 }),
    114,
    18,
  );
  art.line('-60 2 -14, -60 2 14', shade(colour, -0.45), 1.4);
  art.line('60 2 -14, 60 2 14', shade(colour, -0.45), 1.4);
}
