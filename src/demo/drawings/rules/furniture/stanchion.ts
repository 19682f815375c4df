// Posts on heavy feet: two with a belt between them, one alone carries what stands on it.
import type { Drawing } from '../drawing.ts';
import { metal, plastic } from '../kit/material.ts';
import { boxFootprint, roundFootprint } from '../kit/outline.ts';
import type { Art } from '../kit/art.ts';

export const stanchion: Drawing = {
  colour: '#2e3136',
  brand: 'Steadfast',
  fit: 0.9,
  angle: { yaw: 24, pitch: 14 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-190, -60, 190, 60), 30, { strength: 0.5, softness: 30 });
    post(art, -170, colour);
    art.box([-150, 548, -3], [150, 596, 3], plastic('#a8322f'), { radius: 2, rim: 0.3 });
    post(art, 170, colour);
  },
};

function post(art: Art, x: number, colour: string): void {
  art.shadow(roundFootprint(x, 0, 92, 18), 50, { softness: 14 });
  art.lathe(x, 0, '96 0, 96 12, 86 22, 30 34', metal(colour, { banding: 0.03 }));
  art.rod([x, 30, 0], [x, 540, 0], '0 20, 1 20', metal(colour, { banding: 0.04 }));
  art.lathe(x, 0, '27 534, 28 542, 28 604, 24 612', plastic('#26282d'));
}
