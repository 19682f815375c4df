// A bumper case for a tablet: a thick soft frame with round corners and a handle, the tablet in it.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { plastic, rubber } from '../kit/material.ts';
import { boxFootprint, corners, roundedRect } from '../kit/outline.ts';
import { rect, shape, spot } from '../kit/print.ts';

const [HALF, HIGH] = [140, 204];
const HANDLE = '-84 196, -84 262 r26, 84 262 r26, 84 196, 56 196 r4, 56 236 r10, -56 236 r10, -56 196 r4';

export const tabletCase: Drawing = {
  colour: '#c23b3b',
  brand: 'Quillet',
  fit: 0.86,
  angle: { yaw: 26, pitch: 18 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-HALF - 8, -70, HALF + 8, 20), 150);
    art.at({ turnX: -14 }, () => {
      const foam = rubber(colour);
      art.prism('z', corners(HANDLE, 5), -22, 6, foam, { rim: 0.7, rimWidth: 3 });
      art.prism('z', roundedRect(-HALF, 0, HALF, HIGH, 30, 6), -26, 12, foam, { rim: 0.7, rimWidth: 4 });
      for (const [x, y] of [
        [-HALF + 18, 18],
        [HALF - 18, 18],
        [-HALF + 18, HIGH - 18],
        [HALF - 18, HIGH - 18],
      ] as const)
        art.prism('z', roundedRect(x - 28, y - 28, x + 28, y + 28, 26, 6), 8, 17, rubber(shade(colour, 0.06)), { rim: 0.6 });
      art.prism('z', roundedRect(-HALF + 20, 20, HALF - 20, HIGH - 20, 10, 4), 12, 17.4, plastic('#15171b'), { rim: 0.3 });
      art.onFront(-HALF + 32, HIGH - 32, 17.8, screen(art), 216, 140);
    });
  },
};

/** A picture for children: hills, a sun and a row of large buttons. */
function screen(art: Parameters<Drawing['draw']>[0]): string {
  const cut = art.clip('<rect width="216" height="140" rx="4"/>');
  const sky = art.fade(90, [0, '#9fd0e6'], [1, '#e8f3f1']);
  const buttons = ['#e3b04c', '#c8645a', '#6f86bd', '#86b567'].map((tint, i) => rect(24 + i * 44, 96, 34, 34, tint, 10)).join('');
  return `<g clip-path="${cut}">${shape('M0 0h216v140H0z', sky)}${spot(172, 34, 18, '#f3c653')}${shape('M0 92q54-46 108-16t108-20v84H0z', '#7fb27a')}${shape('M0 112q70-36 130-8t86-12v48H0z', '#5c9a66')}${buttons}${shape('M0 0h100L34 140H0z', '#fff', 'opacity=".12"')}</g>`;
}
