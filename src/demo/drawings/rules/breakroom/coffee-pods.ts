// A carton of coffee pods, and three pods in front.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { lightness, shade } from '../kit/colour.ts';
import { board, paper, plastic } from '../kit/material.ts';
import { boxFootprint, roundFootprint } from '../kit/outline.ts';
import { fittedWords, rect, shape, spot, stroke } from '../kit/print.ts';

const BEAN = 'M0-13c9 0 9 26 0 26s-9-26 0-26z';

export const coffeePods: Drawing = {
  colour: '#6a3f2b',
  brand: 'Brightleaf',
  pack: { form: 'single', n: 1 },
  fit: 0.86,
  angle: { yaw: 30, pitch: 24 },
  isCarton: true,
  draw(art, look) {
    art.shadow(boxFootprint(-90, -52, 90, 52), 150);
    art.box([-90, 0, -52], [90, 128, 52], board(look.colour), { radius: 2, rim: 0.7 });
    art.onFront(-90, 128, 52.2, front(look), 180, 128);
    art.onSide(
      90.2,
      128,
      52,
      stroke('M0 96h104', shade('#d9b24c', -0.3), 3) + bean(52, 48, shade(look.colour, -0.6), shade(look.colour, -0.25), 1.4),
      104,
      128,
    );
    for (const [x, z] of [
      [-58, 84],
      [6, 92],
      [-28, 122],
    ] as const) {
      art.shadow(roundFootprint(x, z, 20), 40, { softness: 8 });
      art.again('pod', { x, z }, () => drawPod(art, look));
    }
  },
};

const bean = (x: number, y: number, fill: string, line: string, size: number): string =>
  `<g transform="translate(${x} ${y})rotate(32)scale(${size})">${shape(BEAN, fill)}${stroke('M0-12c-4 8 4 16 0 24', line, 2)}</g>`;

function front({ colour, brand, label, pack }: Look): string {
  const cream = lightness(colour) > 0.7 ? shade(colour, -0.6) : '#f1e6d2';
  return (
    rect(0, 88, 180, 40, shade(colour, -0.35)) +
    stroke('M0 88h180', '#d9b24c', 3) +
    lockup(16, 16, 22, brand, cream, { room: 150 }) +
    bean(34, 66, cream, shade(colour, -0.2), 1.1) +
    bean(56, 70, shade(cream, -0.12), shade(colour, -0.2), 0.9) +
    fittedWords(164, 72, 14, label, cream, 84, { anchor: 'end' }) +
    (pack.n > 1
      ? spot(150, 108, 15, '#d9b24c') + fittedWords(150, 113, 14, String(pack.n), shade(colour, -0.5), 24, { anchor: 'middle' })
      : '')
  );
}

/** A pod stands on its narrow end; its foil lid carries a small print. */
function drawPod(art: Art, { colour }: Look): void {
  art.lathe(0, 0, '16 0, 17 4, 20 30', plastic('#f4f1ec', { drop: 0.4 }));
  art.lathe(0, 0, '25 30, 25 33', paper('#ece6da', { drop: 0.3 }));
  art.disc([0, 33.2, 0], 22, art.fade(40, [0, shade(colour, 0.35)], [1, colour]));
  art.onTop(0, 33.3, 0, bean(0, 0, '#f1e6d2', colour, 0.62));
}
