// A three-hole punch with a sheet it has punched.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { lightOn } from '../kit/ink.ts';
import { gloss, metal, PALETTE, paper, plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { spot, stroke } from '../kit/print.ts';

const HEADS = [-108, 0, 108];

export const holePunch: Drawing = {
  colour: '#34383f',
  brand: 'Castor & Main',
  fit: 0.9,
  angle: { yaw: 26, pitch: 30 },
  draw(art, look) {
    art.shadow(boxFootprint(-150, -44, 150, 40), 70);
    drawBase(art);
    for (const x of HEADS) drawHead(art, x);
    drawLever(art, look);
    drawSheet(art);
  },
};

function drawBase(art: Art): void {
  const base = corners('-44 0 r3, 40 0 r3, 40 9 r3, -8 12 r4, -44 14 r4');
  art.prism('x', base, -150, 150, plastic('#4a4e55'), { rim: 0.5 });
}

function drawHead(art: Art, x: number): void {
  art.at({ x }, () => {
    const steel = metal(PALETTE.steel, { banding: 0.06 });
    art.prism('x', corners('-36 12, 8 12, 8 20 r2, -4 38 r6, -30 40 r6, -36 30 r4'), -13, 13, steel, { rim: 0.5 });
    art.rod([0, 20, 6], [0, 40, 6], '0 5, 1 5', steel);
  });
}

function drawLever(art: Art, { colour, brand }: Look): void {
  art.cast('-150 14 20, 150 14 20, 150 14 -10, -150 14 -10', 0.35, 6);
  const lever = corners('-40 40 r6, -30 52 r10, 4 62 r20, 30 58 r12, 34 50 r6, 26 46 r4, 2 48 r10, -26 38 r6', 5);
  art.prism('x', lever, -150, 150, gloss(colour), { rim: 0.8, rimWidth: 3 });
  const down = [0, -0.16, 0.98] as const;
  art.on([-150, 61.5, 4], [1, 0, 0], down, lockup(150, 3, 15, brand, lightOn(colour, 0.78), { anchor: 'middle', room: 170 }));
}

/** The sheet lies in front, half under the heads, with its three holes. */
function drawSheet(art: Art): void {
  art.shadow(boxFootprint(-140, 42, 140, 118), 4, { softness: 8 });
  art.box([-140, 0, 42], [140, 1, 118], paper('#fdfbf7'), { axis: 'y', radius: 1, rim: 0.6 });
  const holes = HEADS.map((x) => spot(x + 140, 10, 5, '#b9b0a2') + spot(x + 140.8, 11, 4, '#8d8578')).join('');
  art.onTop(-140, 1.2, 42, holes + stroke('M24 34h232M24 50h180M24 66h210', '#cfc8bb', 4), 280, 76);
}
