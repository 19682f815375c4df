// A number pad: a small block of keys.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { keys, words, type Key } from '../kit/print.ts';

const ROWS = ['789', '456', '123'];

export const numberPad: Drawing = {
  colour: '#ece8e1',
  brand: 'Tessel',
  fit: 0.76,
  angle: { yaw: 28, pitch: 42 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-52, -70, 52, 70), 20);
    art.box([-52, 0, -70], [52, 12, 70], plastic(colour), { axis: 'y', radius: 9, rim: 0.8 });
    const plain: Key[] = [
      ...[0, 1, 2, 3].map((column): Key => [8 + column * 23, 8, 19, 19]),
      ...ROWS.flatMap((_, row) => [0, 1, 2].map((column): Key => [8 + column * 23, 34 + row * 24, 19, 20])),
      [8, 106, 42, 20],
      [54, 106, 19, 20],
      [77, 34, 19, 44],
    ];
    const digits = ROWS.flatMap((row, y) =>
      [...row].map((digit, x) => words(17 + x * 23, 49 + y * 24, 13, digit, '#5a6068', { anchor: 'middle' })),
    ).join('');
    const cap = colour > '#a' ? '#fbfaf7' : shade(colour, 0.22);
    art.onTop(
      -52,
      12.3,
      -70,
      keys(plain, cap) + keys([[77, 82, 19, 44]], '#d98a4a') + digits + words(29, 121, 13, '0', '#5a6068', { anchor: 'middle' }),
      104,
      140,
    );
  },
};
