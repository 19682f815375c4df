// A jointed desk lamp, lit.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { gloss, metal, PALETTE, plastic } from '../kit/material.ts';
import { circle, roundFootprint } from '../kit/outline.ts';
import { add, unit, type Vec3 } from '../kit/vector.ts';

const ELBOW: Vec3 = [-92, 236, -20];
const NECK: Vec3 = [84, 342, 10];

export const deskLamp: Drawing = {
  colour: '#d9a441',
  brand: 'Brightleaf',
  fit: 0.88,
  angle: { yaw: 26, pitch: 18 },
  draw(art, { colour }) {
    const enamel = gloss(colour, { drop: 0.36 });
    art.shadow(roundFootprint(0, 0, 74, 16), 40, { softness: 14 });
    art.disc(
      [118, 0, 20],
      150,
      art.glow([
        [0, '#ffdf94', 0.7],
        [0.5, '#ffe9b8', 0.35],
        [1, '#ffeec9', 0],
      ]),
    );
    art.lathe(0, 0, '76 0, 76 9, 70 15', enamel);
    art.disc([-8, 15.5, -4], 48, '#fff', `opacity=".16" filter="${art.blur(8)}"`);
    art.lathe(0, 0, '17 14, 14 30', dark);
    drawArms(art);
    art.at({ x: ELBOW[0], y: ELBOW[1], z: ELBOW[2] + 10 }, () => {
      art.prism('z', circle(0, 0, 19, 24), -16, 4, dark, { rim: 0.6 });
      art.prism('z', circle(0, 0, 7, 12), 4, 8, enamel);
    });
    art.tube('M 30 8 -60 C 70 0 -90, 130 0 -60, 190 0 -110', '#2b2d33', art.px(4));
    art.at({ x: NECK[0], y: NECK[1], z: NECK[2] }, () => {
      art.prism('z', circle(0, 0, 14, 20), -8, 10, dark, { rim: 0.6 });
    });
    const down = unit([0.62, -0.72, 0.32]);
    const along = (distance: number): Vec3 => add(add(NECK, down, -6), down, distance);
    const bulb = art.glow([
      [0, '#fffdf2'],
      [0.35, '#fff0bd'],
      [0.75, '#f3c869'],
      [1, '#b98328'],
    ]);
    art.rod(along(0), along(30), '0 16, .15 24, 1 27', dark);
    art.rod(along(26), along(112), '0 28, .18 46, .55 66, 1 78', enamel, { end: bulb });
  },
};

const dark = plastic('#34373d');

/** Two arms of two bars each. */
function drawArms(art: Art): void {
  const steel = metal(PALETTE.steel);
  const bar = (from: Vec3, to: Vec3): unknown => art.rod(from, to, '0 5, 1 5', steel);
  bar([-7, 28, -6], add(ELBOW, [-7, 0, -6]));
  bar([6, 28, 6], add(ELBOW, [6, 0, 6]));
  bar(add(ELBOW, [-4, 6, -6]), add(NECK, [0, 8, -6]));
  bar(add(ELBOW, [4, -8, 6]), add(NECK, [0, -8, 6]));
}
