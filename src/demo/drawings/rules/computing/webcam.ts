// A webcam on its clip.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { brandMark } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { plastic, rubber } from '../kit/material.ts';
import { boxFootprint, circle, corners, roundedRect } from '../kit/outline.ts';
import { spot, stroke } from '../kit/print.ts';

export const webcam: Drawing = {
  colour: '#34383f',
  brand: 'Tessel',
  fit: 0.78,
  angle: { yaw: 28, pitch: 18 },
  draw(art, { colour, brand }) {
    const dark = plastic(shade(colour, -0.2));
    art.shadow(boxFootprint(-34, -40, 34, 34), 70, { softness: 12 });
    // the clip: a foot, a hinge and a tongue
    art.box([-34, 0, -44], [34, 8, 34], dark, { axis: 'y', radius: 12, rim: 0.6 });
    art.prism('x', corners('-40 6 r4, -18 6, 4 40 r8, 4 58, -10 58, -40 26 r10'), -20, 20, dark, { rim: 0.5 });
    art.rod([-24, 50, -3], [24, 50, -3], '0 9, 1 9', rubber('#26282c'));
    art.at({ y: 58, turnX: 4 }, () => drawBody(art, colour, brand));
  },
};

function drawBody(art: Art, colour: string, brand: string): void {
  art.prism('z', roundedRect(-84, 0, 84, 52, 26, 6), -26, 22, plastic(colour, { shine: 0.4 }), { rim: 0.8 });
  art.prism('z', roundedRect(-78, 6, 78, 46, 20, 6), 22, 24, plastic('#17191d', { shine: 0.5 }), { rim: 0.5 });
  art.at({ y: 26 }, () => {
    art.prism('z', circle(0, 0, 20, 30), 24, 34, plastic('#3d424a', { shine: 0.5 }), { rim: 0.8 });
    const glass = art.glow(
      [
        [0, '#9fc6e6'],
        [0.3, '#3f6f9c'],
        [0.6, '#1b2c42'],
        [1, '#070a10'],
      ],
      'cx=".4" cy=".35" r=".7"',
    );
    art.onFront(0, 0, 34.3, spot(0, 0, 15.5, glass) + spot(-5, -6, 3.4, '#fff', 'opacity=".9"') + spot(6, 6, 1.8, '#fff', 'opacity=".5"'));
    art.onFront(
      0,
      0,
      24.3,
      spot(40, 0, 3.2, '#4fd08f') +
        stroke('M52-6v12M58-8v16M64-6v12', '#4b5058', 2, 'stroke-linecap="round"') +
        brandMark(-62, -8, 16, '#8d939b', brand),
    );
  });
}
