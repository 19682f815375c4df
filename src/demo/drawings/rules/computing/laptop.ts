// An open laptop computer.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { metal, plastic } from '../kit/material.ts';
import { boxFootprint, roundedRect } from '../kit/outline.ts';
import { keys, rect, shape, spot, type Key } from '../kit/print.ts';
import { screenScene } from './screen-scene.ts';

const [HALF, DEEP, THICK] = [170, 116, 9];
const [SCREEN_WIDTH, SCREEN_HEIGHT] = [2 * HALF - 20, 200];

export const laptop: Drawing = {
  colour: '#b4bac1',
  brand: 'Quillet',
  fit: 0.92,
  angle: { yaw: 26, pitch: 24 },
  draw(art, look) {
    const shell = metal(look.colour, { banding: 0.03, shine: 0.3 });
    art.shadow(boxFootprint(-HALF, -DEEP, HALF, DEEP), 40);
    art.at({ y: THICK, z: -DEEP + 4, turnX: -17 }, () => drawScreen(art, look));
    art.box([-HALF, 0, -DEEP], [HALF, THICK, DEEP], shell, { axis: 'y', radius: 12, rim: 0.8 });
    art.onTop(-HALF, THICK + 0.2, -DEEP, deck(look), 2 * HALF, 2 * DEEP);
    art.onFront(-HALF, THICK, DEEP + 0.2, rect(140, 0, 60, 3, shade(look.colour, -0.3), 1.5));
  },
};

function drawScreen(art: Art, { colour, brand, label }: Look): void {
  art.prism('z', roundedRect(-HALF, 0, HALF, 226, 10, 3), -6, 0, metal(colour, { banding: 0.03, shine: 0.3 }), { rim: 0.8 });
  art.prism('z', roundedRect(-HALF + 4, 3, HALF - 4, 222, 8, 3), 0, 1, plastic('#202329'), { rim: 0 });
  const cut = art.clip(`<path d="M0 0h${SCREEN_WIDTH}v${SCREEN_HEIGHT}H0z"/>`);
  const name = lockup(SCREEN_WIDTH / 2, 203.5, 6.5, brand, '#9aa1a9', { anchor: 'middle' });
  const screen = `<g clip-path="${cut}">${desktop(art, label)}</g>`;
  art.onFront(-HALF + 10, 216, 1.2, screen + name + spot(SCREEN_WIDTH / 2, -3, 1.6, '#3d4450'), SCREEN_WIDTH, SCREEN_HEIGHT);
}

/** Hills with one window of text and a chart in front. */
function desktop(art: Art, model: string): string {
  const bars = [20, 34, 28, 46].map((high, i) => rect(196 + i * 16, 142 - high, 10, high, i === 3 ? '#e08a3a' : '#3f7f8f', 1)).join('');
  const lines = [66, 80, 94, 120, 134].map((y, i) => rect(92, y, [80, 64, 74, 80, 50][i] ?? 60, 5, '#b9c2c6', 2)).join('');
  return (
    screenScene(art, model, 0, SCREEN_WIDTH, SCREEN_HEIGHT) +
    rect(78, 34, 190, 118, '#fbf9f5', 5) +
    rect(78, 34, 190, 14, '#e3ded4', 5) +
    ['#d9605a', '#e0b04c', '#6fb57a'].map((dot, i) => spot(86 + i * 9, 41, 2.6, dot)).join('') +
    lines +
    bars +
    shape('M0 0h150L60 200H0z', '#fff', 'opacity=".1"')
  );
}

/** From this many inches on, a laptop has keys for numbers beside the others. */
const WITH_NUMBERS = 15;

/** Keys between `from` and `to`, in five rows. */
function keyRows(from: number, to: number, columns: number): Key[] {
  const step = (to - from) / columns;
  return [0, 1, 2, 3, 4].flatMap((row) =>
    Array.from({ length: columns }, (_, column): Key => [from + column * step, 34 + row * 19, step - 4.6, 13.5]),
  );
}

function deck({ colour, label }: Look): string {
  const hasNumbers = Number.parseFloat(label) >= WITH_NUMBERS;
  const caps = hasNumbers ? [...keyRows(28, 236, 12), ...keyRows(252, 317, 4)] : keyRows(28, 316.4, 14);
  const space: Key = hasNumbers ? [86, 110, 92, 13.5] : [110, 110, 118, 13.5];
  const others = caps.filter(([x, y]) => y < 110 || x < space[0] - 5 || x > space[0] + space[2] - 6);
  return (
    rect(20, 26, 300, 124, shade(colour, -0.24), 6) +
    keys([...others.map((key): Key => key), space], '#33373e', 2, 1.4) +
    rect(118, 160, 104, 58, shade(colour, -0.08), 5, `stroke="${shade(colour, -0.26)}" stroke-width="1.4"`)
  );
}
