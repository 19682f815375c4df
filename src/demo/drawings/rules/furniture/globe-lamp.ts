// A table lamp: a glowing globe on a turned foot.
import type { Drawing } from '../drawing.ts';
import { gloss } from '../kit/material.ts';
import { roundFootprint } from '../kit/outline.ts';

export const globeLamp: Drawing = {
  colour: '#ece8e1',
  brand: 'Fieldhouse',
  fit: 0.84,
  angle: { yaw: 26, pitch: 18 },
  draw(art, { colour }) {
    art.shadow(roundFootprint(0, 0, 74, 18), 60, { softness: 14 });
    art.disc(
      [10, 0, 16],
      190,
      art.glow([
        [0, '#ffdf94', 0.6],
        [0.5, '#ffe9b8', 0.3],
        [1, '#ffeec9', 0],
      ]),
    );
    art.tube('M 30 8 -60 C 80 0 -90, 130 0 -60, 180 0 -100', '#2b2d33', art.px(4));
    art.lathe(0, 0, '76 0, 78 10, 60 20, 24 30, 20 60, 34 76', gloss(colour, { drop: 0.36 }), { smooth: true });
    art.lathe(0, 0, '44 74, 46 84', gloss('#b98a3c'));
    const globe = art.glow([
      [0, '#fffdf2'],
      [0.45, '#fff4d2'],
      [0.8, '#f6dea2'],
      [1, '#dfb768'],
    ]);
    art.fitTo('-112 190 0, 112 190 0, 0 304 0');
    art.billboard(
      [0, 190, 0],
      [-112, -112, 112, 112],
      `<circle r="112" fill="${globe}"/><ellipse cx="-38" cy="-46" rx="30" ry="18" fill="#fff" opacity=".5"/>`,
    );
  },
};
