// Wireless earphones in front of their charging case.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { gloss, rubber } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { brandMark } from '../kit/brand.ts';
import { lightOn } from '../kit/ink.ts';

export const earbuds: Drawing = {
  colour: '#f1eee8',
  brand: 'Kestrel',
  fit: 0.74,
  angle: { yaw: 28, pitch: 30 },
  draw(art, { colour, brand }) {
    const shell = gloss(colour, { drop: 0.32 });
    art.shadow(boxFootprint(-66, -70, 66, 6), 80);
    art.box([-66, 0, -70], [66, 44, 6], shell, { axis: 'y', radius: 30, rim: 0.8 });
    art.box([-58, 43, -62], [58, 46, -2], rubber(shade(colour, -0.55)), { axis: 'y', radius: 24 });
    art.box([-66, 50, -76], [66, 112, -58], shell, { radius: 30, rim: 0.8 });
    art.onFront(-10, 34, 6.3, brandMark(0, 0, 18, lightOn(colour, 0.7), brand));
    for (const x of [-40, 36]) art.at({ x, z: 62, turnY: x < 0 ? 18 : -14 }, () => drawBud(art, colour));
  },
};

function drawBud(art: Art, colour: string): void {
  art.shadow(boxFootprint(-16, -14, 16, 14), 50, { softness: 8 });
  art.rod([0, 4, 0], [0, 40, 0], '0 8, .1 9, 1 9', gloss(colour, { drop: 0.32 }));
  art.lathe(0, 0, '10 34, 20 44, 22 56, 16 68, 8 72', gloss(colour, { drop: 0.32 }), { smooth: true });
  art.rod([-10, 58, 10], [-26, 62, 22], '0 12, .6 13, 1 8', rubber(shade(colour, -0.5)));
}
