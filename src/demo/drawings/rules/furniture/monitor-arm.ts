// An arm that holds a screen: a clamp at the desk's edge, two links, and the plate the screen is screwed to.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { metal, plastic } from '../kit/material.ts';
import { boxFootprint, roundedRect } from '../kit/outline.ts';
import type { Vec3 } from '../kit/vector.ts';

const SHOULDER: Vec3 = [0, 210, 0];
const ELBOW: Vec3 = [-150, 300, -30];
const WRIST: Vec3 = [60, 380, 40];

export const monitorArm: Drawing = {
  colour: '#e9ebec',
  brand: 'Tessel',
  fit: 0.9,
  angle: { yaw: 26, pitch: 16 },
  draw(art, { colour }) {
    const enamel = plastic(colour);
    const dark = plastic('#2b2d33');
    art.shadow(boxFootprint(-70, -60, 70, 60), 40);
    art.box([-62, 0, -56], [62, 12, 56], dark, { axis: 'y', radius: 18, rim: 0.6 });
    art.lathe(0, 0, '34 12, 30 26, 24 34', enamel);
    art.rod([0, 30, 0], SHOULDER, '0 17, 1 17', metal('#b9bec4', { banding: 0.03 }));
    art.lathe(0, 0, '27 178, 29 186, 29 226, 26 232', enamel);
    art.rod(SHOULDER, ELBOW, '0 22, .5 19, 1 22', enamel);
    art.rod([ELBOW[0], ELBOW[1] - 24, ELBOW[2]], [ELBOW[0], ELBOW[1] + 26, ELBOW[2]], '0 27, 1 27', plastic(shade(colour, -0.1)));
    art.rod(ELBOW, WRIST, '0 21, .5 18, 1 20', enamel);
    art.rod([WRIST[0], WRIST[1] - 24, WRIST[2]], [WRIST[0], WRIST[1] + 22, WRIST[2]], '0 23, 1 23', dark);
    art.at({ x: WRIST[0], y: WRIST[1], z: WRIST[2] }, () => {
      art.rod([0, 0, 0], [0, 0, 62], '0 14, 1 14', dark);
      art.prism('z', roundedRect(-62, -62, 62, 62, 10, 2), 60, 70, enamel, { rim: 0.7 });
      for (const [x, y] of [
        [-46, -46],
        [46, -46],
        [-46, 46],
        [46, 46],
      ] as const)
        art.disc([x, y, 71], 6, '#5a5f66');
      art.disc([0, 0, 71], 20, '#cfd3d6');
    });
  },
};
