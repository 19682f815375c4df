// Bottles of water, shrink-wrapped on a tray.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { whiteOn } from '../kit/ink.ts';
import { COPY_COLOUR } from '../kit/material.ts';
import { boxFootprint, roundFootprint } from '../kit/outline.ts';
import { shape } from '../kit/print.ts';
import { add } from '../kit/vector.ts';

const [COLUMNS, ROWS, STEP] = [4, 3, 34];
const WATER = '#cfe4ee';

export const waterBottlePack: Drawing = {
  colour: '#2f7fb8',
  brand: 'Ondine',
  pack: { form: 'pack', n: 24 },
  fit: 0.86,
  angle: { yaw: 28, pitch: 22 },
  isCarton: true,
  arrangesPack: true,
  draw(art, look) {
    if (look.pack.form === 'single') {
      art.shadow(roundFootprint(0, 0, 15), 120, { softness: 10 });
      drawBottle(art, look);
      return;
    }
    const [halfWidth, halfDepth] = [(COLUMNS * STEP) / 2, (ROWS * STEP) / 2];
    art.shadow(boxFootprint(-halfWidth, -halfDepth, halfWidth, halfDepth), 130);
    for (let row = 0; row < ROWS; row++) {
      for (let column = 0; column < COLUMNS; column++) {
        const place = { x: (column + 0.5) * STEP - halfWidth, z: (row + 0.5) * STEP - halfDepth };
        art.again('bottle', place, () => drawBottle(art, look), { colour: look.colour });
      }
    }
    drawFilm(art, look, halfWidth, halfDepth);
  },
};

function drawBottle(art: Art, { colour, brand }: Look): void {
  const glassBlue = shade(WATER, -0.08);
  art.standingBar(
    0,
    0,
    [
      [14, 0, 15.5, 4, WATER],
      [15.5, 4, 15.5, 40, WATER],
      [15.7, 40, 15.7, 76, colour],
      [15.5, 76, 15.5, 92, glassBlue],
      [15.5, 92, 7, 112, glassBlue],
      [7, 112, 6.5, 118, '#e6f1f6'],
      [8, 116, 8, 127, COPY_COLOUR],
    ],
    COPY_COLOUR,
  );
  const { toward, right } = art.camera;
  art.on(add([0, 66, 0], toward, 15.8), right, [0, -1, 0], lockup(-1, 0, 5.4, brand, whiteOn(colour), { anchor: 'middle', room: 25 }));
}

/** Clear film round the whole pack: bright edges, reflections, and a printed band. */
function drawFilm(art: Art, { colour, brand }: Look, w: number, d: number): void {
  const high = 122;
  const side = art.fade(0, [0, '#fff', 0.25], [0.5, '#fff', 0.05], [1, '#3a5a6a', 0.3]);
  art.polygon(`${w} 0 ${d}, ${w} 0 ${-d}, ${w} ${high} ${-d}, ${w} ${high} ${d}`, side);
  art.polygon(
    `${-w} 0 ${d}, ${w} 0 ${d}, ${w} ${high} ${d}, ${-w} ${high} ${d}`,
    art.fade(30, [0, '#fff', 0.4], [0.4, '#fff', 0.06], [1, '#fff', 0.22]),
    'stroke="#fff" stroke-width="2"',
  );
  const band = shape(`M0 0h${2 * w}v40H0z`, shade(colour, -0.1), 'opacity=".88"');
  art.onFront(-w, 74, d + 0.3, band + lockup(w, 10, 20, brand, whiteOn(colour), { anchor: 'middle', room: 120 }), 2 * w, 74);
  art.polygon(`${w + 0.3} 34 ${d}, ${w + 0.3} 34 ${-d}, ${w + 0.3} 74 ${-d}, ${w + 0.3} 74 ${d}`, shade(colour, -0.45), 'opacity=".85"');
  const streaks = shape('M8 4h14L14 118H6zM96 4h10l-6 114h-6z', '#fff', 'opacity=".5"');
  art.onFront(-w, high, d + 0.4, streaks, 2 * w, high);
  art.line(`${-w} ${high} ${d}, ${w} ${high} ${d}, ${w} ${high} ${-d}`, '#fff', 2.4, 'opacity=".8"');
}
