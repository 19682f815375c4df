// A wall charger with its prongs and a coiled lead.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { darkOn } from '../kit/ink.ts';
import { gloss, metal } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect } from '../kit/print.ts';

export const powerAdapter: Drawing = {
  colour: '#f1eee8',
  brand: 'Voltaire',
  fit: 0.72,
  angle: { yaw: 34, pitch: 26 },
  draw(art, { colour, brand, label }) {
    art.shadow(boxFootprint(-58, -52, 58, 54), 110);
    for (const z of [-18, 14]) art.box([-96, 62, z], [-54, 68, z + 16], metal('#c9ced3', { banding: 0 }), { radius: 0, rim: 0.6 });
    art.box([-58, 0, -52], [58, 120, 54], gloss(colour, { drop: 0.32 }), { axis: 'x', radius: 18, rim: 0.8 });
    const port = (y: number): string => rect(30, y, 46, 18, '#2a2c31', 9) + rect(40, y + 7, 26, 4, '#8b9199', 2);
    art.onSide(58.2, 112, 52, port(28) + port(62), 104, 112);
    art.onFront(
      -48,
      74,
      54.3,
      lockup(44, 0, 14, brand, darkOn(colour), { anchor: 'middle', room: 84 }) +
        fittedWords(44, 36, 13, label, darkOn(colour), 80, { anchor: 'middle' }),
    );
  },
};
