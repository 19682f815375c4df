// An open laptop computer.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { metal, plastic } from '../kit/material.ts';
import { boxFootprint, roundedRect } from '../kit/outline.ts';
import { keys, rect, shape, spot, type Key } from '../kit/print.ts';

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
    art.onTop(-HALF, THICK + 0.2, -DEEP, deck(look.colour), 2 * HALF, 2 * DEEP);
    art.onFront(-HALF, THICK, DEEP + 0.2, rect(140, 0, 60, 3, shade(look.colour, -0.3), 1.5));
  },
};

function drawScreen(art: Art, { colour, brand }: Look): void {
  art.prism('z', roundedRect(-HALF, 0, HALF, 226, 10, 3), -6, 0, metal(colour, { banding: 0.03, shine: 0.3 }), { rim: 0.8 });
  art.prism('z', roundedRect(-HALF + 4, 3, HALF - 4, 222, 8, 3), 0, 1, plastic('#202329'), { rim: 0 });
  const cut = art.clip(`<path d="M0 0h${SCREEN_WIDTH}v${SCREEN_HEIGHT}H0z"/>`);
  const name = lockup(SCREEN_WIDTH / 2, 203.5, 6.5, brand, '#9aa1a9', { anchor: 'middle' });
  const screen = `<g clip-path="${cut}">${desktop(art)}</g>`;
  art.onFront(-HALF + 10, 216, 1.2, screen + name + spot(SCREEN_WIDTH / 2, -3, 1.6, '#3d4450'), SCREEN_WIDTH, SCREEN_HEIGHT);
}

/** Hills at dusk with one window of text and a chart in front. */
function desktop(art: Art): string {
  const sky = art.fade(60, [0, '#a9d3d6'], [0.6, '#4f8fa3'], [1, '#27506b']);
  const bars = [20, 34, 28, 46].map((high, i) => rect(196 + i * 16, 142 - high, 10, high, i === 3 ? '#e08a3a' : '#3f7f8f', 1)).join('');
  const lines = [66, 80, 94, 120, 134].map((y, i) => rect(92, y, [80, 64, 74, 80, 50][i] ?? 60, 5, '#b9c2c6', 2)).join('');
  return (
    shape('M0 0h320v200H0z', sky) +
    shape('M0 130q60-40 120-12t200-34v116H0z', '#33687c') +
    shape('M0 164q90-40 170-8t150-24v68H0z', '#1d4257') +
    rect(78, 34, 190, 118, '#fbf9f5', 5) +
    rect(78, 34, 190, 14, '#e3ded4', 5) +
    ['#d9605a', '#e0b04c', '#6fb57a'].map((dot, i) => spot(86 + i * 9, 41, 2.6, dot)).join('') +
    lines +
    bars +
    shape('M0 0h150L60 200H0z', '#fff', 'opacity=".1"')
  );
}

function deck(colour: string): string {
  const caps: Key[] = [];
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 14; column++) caps.push([28 + column * 20.6, 34 + row * 19, 16, 13.5]);
  }
  const space: Key = [110, 129, 118, 13.5];
  const others = caps.filter(([x, y]) => y < 110 || x < 105 || x > 222);
  return (
    rect(20, 26, 300, 124, shade(colour, -0.24), 6) +
    keys([...others.map((key): Key => key), space], '#33373e', 2, 1.4) +
    rect(118, 160, 104, 58, shade(colour, -0.08), 5, `stroke="${shade(colour, -0.26)}" stroke-width="1.4"`)
  );
}
