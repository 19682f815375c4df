// A projection screen on a tripod.
import type { Drawing } from '../drawing.ts';
import { metal, plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, shape } from '../kit/print.ts';

export const projectionScreen: Drawing = {
  colour: '#2e3136',
  brand: 'Tessel',
  fit: 0.92,
  angle: { yaw: 24, pitch: 12 },
  draw(art) {
    const steel = metal('#8b9199', { banding: 0.03 });
    art.shadow(boxFootprint(-90, -60, 90, 90), 40, { softness: 18, strength: 0.7, core: 0.18 });
    art.rod([0, 70, -8], [-70, 4, -60], '0 6, 1 6', steel);
    art.rod([0, 40, -8], [0, 500, -8], '0 8, 1 7', steel);
    art.box([-250, 130, -4], [250, 470, 0], plastic('#26282d'), { rim: 0.5 });
    art.onFront(
      -250,
      470,
      0.3,
      rect(12, 10, 476, 318, art.fade(50, [0, '#fff'], [1, '#e6e9ee'])) +
        rect(60, 60, 190, 24, '#2f5d7c', 4, 'opacity=".55"') +
        rect(60, 104, 150, 12, '#8b93a3', 3, 'opacity=".5"') +
        rect(60, 130, 170, 12, '#8b93a3', 3, 'opacity=".5"') +
        shape('M280 250v-60h36v60zM330 250v-96h36v96zM380 250v-140h36v140z', '#d98a4a', 'opacity=".5"'),
      500,
      340,
    );
    art.rod([-250, 474, 4], [250, 474, 4], '0 8, 1 8', plastic('#43474e'));
    art.box([-262, 108, -14], [262, 136, 14], plastic('#34373d'), { axis: 'x', radius: 13, rim: 0.7 });
    for (const [x, z] of [
      [84, -10],
      [-20, 90],
    ] as const) {
      art.rod([0, 76, -4], [x, 4, z], '0 6, 1 6', steel);
      art.lathe(x, z, '7 0, 8 6, 6 12', plastic('#26282d'));
    }
  },
};
