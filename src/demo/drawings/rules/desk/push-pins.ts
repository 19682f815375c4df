// Push pins stuck in a piece of cork.
import { pieceColours, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { gloss, matte } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { stroke } from '../kit/print.ts';

const OTHER_COLOURS = ['#2b5fa8', '#e0b52c', '#2f8f5a', '#f0ece6'];
const CORK = '#c9955d';
const PLACES = [
  { x: 26, z: -34, lean: 10 },
  { x: -40, z: -22, lean: -8 },
  { x: 48, z: 14, lean: -14 },
  { x: -2, z: 8, lean: 6 },
  { x: -36, z: 36, lean: -10 },
];

export const pushPins: Drawing = {
  colour: '#c8453a',
  brand: 'Tessel',
  pack: { form: 'pack', n: 100 },
  fit: 0.74,
  angle: { yaw: 28, pitch: 34 },
  arrangesPack: true,
  draw(art, look) {
    art.shadow(boxFootprint(-80, -60, 80, 60), 22, { softness: 10 });
    art.box([-80, 0, -60], [80, 10, 60], matte(CORK), { axis: 'y', radius: 6, rim: 0.5 });
    art.onTop(-80, 10.2, -60, grains());
    const colours = pieceColours(look, OTHER_COLOURS, PLACES.length);
    PLACES.forEach(({ x, z, lean }, i) => {
      art.cast(
        [
          [x, 10, z],
          [x + 6, 10, z + 5],
          [x + 44, 10, z - 4],
          [x + 40, 10, z - 14],
        ],
        0.3,
        4,
      );
      art.at({ x, y: 10, z, turnZ: lean }, () => drawPin(art, colours[i] ?? look.colour));
    });
  },
};

function drawPin(art: Art, colour: string): void {
  const head = gloss(colour, { shine: 0.7 });
  art.line('0 0 0, 0 16 0', '#7d848c', art.px(2));
  art.line('-.4 0 0, -.4 16 0', '#eef0f2', art.px(0.8));
  art.rod([0, 14, 0], [0, 19, 0], '0 11, 1 11', head);
  art.rod([0, 19, 0], [0, 40, 0], '0 8, .25 5.6, .7 5.6, 1 9', head);
  art.rod([0, 39, 0], [0, 44, 0], '0 10, .2 12, 1 12', head, { end: art.fade(40, [0, shade(colour, 0.55)], [1, shade(colour, 0.08)]) });
}

function grains(): string {
  const dots = (first: number): string =>
    Array.from({ length: 26 }, (_, i) => `M${6 + ((i * 47 + first) % 149)} ${5 + ((i * 29 + first) % 110)}h.8`).join('');
  const round = 'stroke-linecap="round" opacity=".55"';
  return stroke(dots(0), shade(CORK, -0.3), 2.2, round) + stroke(dots(31), shade(CORK, 0.35), 2, round);
}
