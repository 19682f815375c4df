// A full-size keyboard without legends: three tones of keys and one accent.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { darkOn } from '../kit/ink.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { keys, rect, type Key } from '../kit/print.ts';

/** Widths of the keys of each row, in units of one key. */
const ROWS = [
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
  [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.25],
  [2.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.75],
  [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25],
];
const ENTER = { row: 2, index: 12 };
const KEY = 21;
const MARGIN = 12;
const WIDTH = MARGIN * 2 + 18.4 * KEY;

export const keyboard: Drawing = {
  colour: '#e9e5de',
  brand: 'Tessel',
  fit: 0.93,
  angle: { yaw: 24, pitch: 44 },
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-WIDTH / 2, -62, WIDTH / 2, 62), 30, { softness: 12 });
    const field = layOut();
    art.at({ turnX: 4, y: 5 }, () => {
      art.box([-WIDTH / 2, 0, -62], [WIDTH / 2, 12, 62], plastic(colour), { axis: 'y', radius: 9, rim: 0.9 });
      const tops =
        rect(8, 12, WIDTH - 16, 105, shade(colour, -0.16), 6) +
        keys(field.letters, '#fbf9f5', 3, 2.4) +
        keys(field.modifiers, '#c9c6c0', 3, 2.4) +
        keys(field.enter, '#d9773c', 3, 2.4) +
        lockup(WIDTH - 14, 2.5, 7, brand, darkOn(colour, 0.4), { anchor: 'end' });
      art.onTop(-WIDTH / 2, 12.2, -62, tops);
    });
  },
};

function layOut(): { letters: Key[]; modifiers: Key[]; enter: Key[] } {
  const field = { letters: [] as Key[], modifiers: [] as Key[], enter: [] as Key[] };
  for (const [row, widths] of ROWS.entries()) {
    let x = MARGIN;
    for (const [index, width] of widths.entries()) {
      const isModifier = (width > 1 && width < 6) || (row === 0 && index === 0);
      const isEnter = row === ENTER.row && index === ENTER.index;
      const kind = isEnter ? field.enter : isModifier ? field.modifiers : field.letters;
      kind.push([x + 2.5, 17 + row * 20, width * KEY - 6, 12]);
      x += width * KEY;
    }
  }
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 3; column++) {
      const kind = row === 0 ? field.modifiers : field.letters;
      kind.push([MARGIN + 15.4 * KEY + column * KEY + 2.5, 17 + row * 20, KEY - 6, 12]);
    }
  }
  return field;
}
