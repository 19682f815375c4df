// A magnifier with a ring of light, on a sprung arm with a clamp.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { gloss, metal, plastic } from '../kit/material.ts';
import { boxFootprint, circle } from '../kit/outline.ts';

export const magnifierLamp: Drawing = {
  colour: '#efe6cf',
  brand: 'Fieldhouse',
  fit: 0.92,
  angle: { yaw: 26, pitch: 16 },
  draw(art, { colour }) {
    const steel = metal('#b9bec4', { banding: 0.03 });
    art.shadow(boxFootprint(-40, -36, 40, 40), 60);
    art.box([-32, 0, -30], [32, 16, 36], plastic('#34373d'), { radius: 4, rim: 0.6 });
    art.box([-32, 16, -30], [-14, 96, 36], plastic('#34373d'), { radius: 4, rim: 0.6 });
    art.box([-32, 92, -30], [40, 108, 36], plastic('#34373d'), { radius: 4, rim: 0.6 });
    art.rod([16, 20, 4], [16, 92, 4], '0 6, 1 6', steel);
    art.lathe(16, 4, '22 12, 22 20', plastic('#26282d'));
    art.lathe(0, 0, '15 106, 13 130', plastic('#34373d'));
    for (const z of [-8, 8]) art.rod([0, 128, z], [-120, 300, z], '0 6, 1 6', gloss(colour));
    art.rod([-10, 160, 0], [-84, 262, 0], '0 7, 1 7', metal('#8b9199', { banding: 0.3 }));
    art.at({ x: -120, y: 300, z: 10 }, () => art.prism('z', circle(0, 0, 18, 24), -22, 6, plastic('#34373d'), { rim: 0.6 }));
    for (const z of [-8, 8]) art.rod([-116, 306, z], [60, 372, z], '0 6, 1 6', gloss(colour));
    art.at({ x: 92, y: 352, z: 30, turnX: -34, turnY: 12 }, () => {
      art.prism('z', circle(0, 0, 86, 48), -16, 14, gloss(colour), {
        rim: 0.8,
        holes: [circle(0, 0, 54, 40)],
        core: '#fff7dc',
        coreAngle: 20,
      });
      const ring = circle(0, 0, 70, 44).map(([x, y]) => `${x} ${y} 14.6`);
      art.polygon(ring.join(), 'none', 'stroke="#fff3c4" stroke-width="17"');
      const lens = circle(0, 0, 54, 40).map(([x, y]) => `${x} ${y} 4`);
      art.polygon(
        lens.join(),
        art.fade(50, [0, '#fff', 0.9], [0.5, '#bcd9e6', 0.55], [1, '#fff', 0.7]),
        `stroke="${shade(colour, -0.4)}" stroke-width="2"`,
      );
    });
  },
};
