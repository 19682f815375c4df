// A coat tree with hooks around its head.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { gloss, plastic } from '../kit/material.ts';
import { roundFootprint } from '../kit/outline.ts';
import { radians } from '../kit/vector.ts';

export const coatTree: Drawing = {
  colour: '#2e3136',
  brand: 'Fieldhouse',
  fit: 0.96,
  angle: { yaw: 26, pitch: 12 },
  draw(art, { colour }) {
    const pole = gloss(colour, { drop: 0.34 });
    art.shadow(roundFootprint(0, 0, 120, 18), 70, { softness: 16 });
    art.lathe(0, 0, '122 0, 122 10, 112 20, 40 30', pole);
    art.rod([0, 26, 0], [0, 700, 0], '0 15, .04 12, 1 11', pole);
    const hook = (height: number, reach: number, turns: readonly number[]): void => {
      const ends = turns.map((turn) => [Math.cos(radians(turn)) * reach, Math.sin(radians(turn)) * reach] as const);
      for (const [x, z] of ends.toSorted((a, b) => a[1] - b[1])) {
        art.rod([0, height - 24, 0], [x * 0.8, height - 8, z * 0.8], '0 7, 1 7', pole);
        art.rod([x * 0.8, height - 10, z * 0.8], [x, height + 40, z], '0 7, 1 6', pole);
        art.lathe(x, z, `4 ${height + 36}, 10 ${height + 42}, 10 ${height + 50}, 4 ${height + 56}`, plastic(shade(colour, 0.15)));
      }
    };
    hook(560, 80, [0, 90, 180, 270]);
    hook(660, 100, [45, 135, 225, 315]);
    art.lathe(0, 0, '12 696, 20 706, 20 720, 8 732', pole, { smooth: true });
  },
};
