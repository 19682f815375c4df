// A riser for a screen: a low shelf on two sides, with a keyboard half under it.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { matte, plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect } from '../kit/print.ts';

export const monitorRiser: Drawing = {
  colour: '#6f4a35',
  brand: 'Castor & Main',
  fit: 0.9,
  angle: { yaw: 28, pitch: 22 },
  draw(art, { colour }) {
    const wood = matte(colour, { shine: 0.16, fade: 0.09 });
    art.shadow(boxFootprint(-210, -90, 210, 90), 90);
    art.polygon('-196 1 -80, 196 1 -80, 196 1 86, -196 1 86', '#2a1c12', 'opacity=".35"');
    art.box([-210, 0, -90], [-196, 84, 90], wood, { radius: 2 });
    art.box([-130, 2, 30], [110, 12, 132], plastic('#d9dce0'), { axis: 'y', radius: 8, rim: 0.7 });
    const keys = Array.from({ length: 5 }, (_, row) =>
      Array.from({ length: 13 }, (_key, key) => rect(8 + key * 17.4, 6 + row * 18, 14, 13, '#b3b9c0', 2)).join(''),
    ).join('');
    art.onTop(-130, 12.3, 30, keys);
    art.box([196, 0, -90], [210, 84, 90], wood, { radius: 2, rim: 0.4 });
    art.box([-214, 84, -94], [214, 102, 94], wood, { radius: 2, rim: 0.7 });
    art.onTop(
      -214,
      102.3,
      -94,
      `<path d="M10 40q120-16 220 2t190-10M10 92q140 18 260 0t150 6M10 146q100-18 230 0t180 2" fill="none" stroke="${shade(colour, -0.2)}" stroke-width="2" opacity=".4"/>`,
    );
    art.box([-60, 102, -60], [60, 110, 30], plastic('#34373d'), { axis: 'y', radius: 20, rim: 0.6 });
    art.box([-12, 110, -34], [12, 168, -22], plastic('#34373d'), { radius: 3 });
    art.box([-176, 150, -30], [176, 350, -16], plastic('#2b2e34'), { radius: 8, rim: 0.7 });
    art.onFront(-176, 350, -15.7, rect(9, 9, 334, 182, art.fade(45, [0, '#f2c9a0'], [0.5, '#d98a6a'], [1, '#33536b']), 3));
  },
};
