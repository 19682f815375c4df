// A step-on trash can with a lid; the bag's edge shows.
import type { Drawing } from '../drawing.ts';
import { shade } from '../kit/colour.ts';
import { metal, plastic } from '../kit/material.ts';
import { boxFootprint, roundFootprint } from '../kit/outline.ts';

export const trashCan: Drawing = {
  colour: '#b4bac1',
  brand: 'Ondine',
  fit: 0.86,
  angle: { yaw: 26, pitch: 20 },
  draw(art, { colour }) {
    const steel = metal(colour, { banding: 0.08, shine: 0.5 });
    const black = plastic('#26282d', { shine: 0.4 });
    art.shadow(roundFootprint(0, 0, 82, 18), 220);
    art.box([-20, 2, 70], [20, 9, 112], black, { axis: 'y', radius: 8, rim: 0.6 });
    art.shadow(boxFootprint(-18, 84, 18, 110), 12, { softness: 6 });
    art.lathe(0, 0, '84 0, 84 18', black);
    art.lathe(0, 0, '82 18, 84 24, 84 232', steel);
    art.lathe(0, 0, '86 230, 86 238', plastic('#f4f1ec', { drop: 0.3 }));
    art.lathe(0, 0, '88 236, 89 244, 88 252', black);
    const lid = metal(shade(colour, 0.1), { banding: 0.05, shine: 0.5 });
    art.lathe(0, 0, '86 250, 84 262, 70 274, 40 283, 10 286', lid, { smooth: true, top: false });
    art.disc([-18, 279, 6], 30, '#fff', `opacity=".45" filter="${art.blur(9)}"`);
    for (const [across, opacity] of [
      [-56, 0.55],
      [-44, 0.25],
    ] as const) {
      const { right, toward } = art.camera;
      const edge = (y: number, x: number): readonly [number, number, number] => [
        right[0] * x + toward[0] * 58,
        y,
        right[2] * x + toward[2] * 58,
      ];
      art.polygon(
        [edge(30, across), edge(30, across + 7), edge(226, across + 7), edge(226, across)],
        '#fff',
        `opacity="${opacity}" filter="${art.blur(2.5)}"`,
      );
    }
  },
};
