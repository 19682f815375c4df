// A floor lamp that bends its shade over a chair, lit.
import type { Drawing } from '../drawing.ts';
import { gloss, metal, plastic } from '../kit/material.ts';
import { roundFootprint } from '../kit/outline.ts';
import { add, unit, type Vec3 } from '../kit/vector.ts';

const TOP: Vec3 = [150, 640, 20];

export const floorLamp: Drawing = {
  colour: '#2e3136',
  brand: 'Fieldhouse',
  fit: 0.94,
  angle: { yaw: 22, pitch: 12 },
  draw(art, { colour }) {
    const enamel = gloss(colour, { drop: 0.36 });
    art.shadow(roundFootprint(0, 0, 96, 18), 60, { softness: 16 });
    art.lathe(0, 0, '98 0, 98 12, 90 18', enamel);
    art.lathe(0, 0, '13 18, 10 34', plastic('#26282d'));
    art.rod([0, 30, 0], [0, 520, 0], '0 8, 1 7', metal(colour, { banding: 0.04 }));
    art.tube('M 0 516 0 C 0 640 4, 60 690 10, 150 650 20', colour, art.px(11));
    const down = unit([0.34, -0.9, 0.2]);
    const along = (distance: number): Vec3 => add(TOP, down, distance);
    const bulb = art.glow([
      [0, '#fffdf2'],
      [0.4, '#fff0bd'],
      [1, '#d9a441'],
    ]);
    art.rod(along(-16), along(12), '0 12, .3 16, 1 20', plastic('#26282d'));
    art.rod(along(8), along(124), '0 22, .3 48, .7 72, 1 84', enamel, { end: bulb });
  },
};
