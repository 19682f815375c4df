// A slim power bank with its lights and lead.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { lightOn } from '../kit/ink.ts';
import { gloss } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, spot } from '../kit/print.ts';

export const powerBank: Drawing = {
  colour: '#34373d',
  brand: 'Voltaire',
  fit: 0.76,
  angle: { yaw: 28, pitch: 38 },
  draw(art, { colour, brand, label }) {
    const ink = lightOn(colour);
    art.shadow(boxFootprint(-50, -96, 50, 96), 26, { softness: 9 });
    art.tube('M 0 12 96 C 0 16 150, 60 6 170, 120 4 110 C 150 4 70, 120 4 30, 96 4 60', '#26282d', art.px(9));
    art.tube('M 0 14 98 C 0 18 150, 60 9 168, 119 7 109', '#5a5e65', art.px(3));
    art.box([-50, 0, -96], [50, 22, 96], gloss(colour), { axis: 'y', radius: 16, rim: 0.8 });
    art.box([-11, 4, 94], [11, 18, 112], gloss('#f1eee8'), { radius: 3, rim: 0.6 });
    const lights = [0, 1, 2, 3].map((i) => spot(32 + i * 12, 30, 3.2, i < 3 ? '#7fe0c0' : '#5a5e65')).join('');
    art.onTop(
      -50,
      22.3,
      -96,
      lights +
        lockup(50, 84, 15, brand, ink, { anchor: 'middle', room: 84 }) +
        fittedWords(50, 126, 14, label, ink, 80, { anchor: 'middle' }) +
        rect(40, 160, 20, 6, '#17181b', 3),
      100,
      192,
    );
  },
};
