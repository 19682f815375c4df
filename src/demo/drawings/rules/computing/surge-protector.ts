// A surge-protecting power strip with six outlets, a lit switch and its cord.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { darkOn } from '../kit/ink.ts';
import { metal, PALETTE, plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, shape } from '../kit/print.ts';

const [HALF, DEEP, HIGH] = [150, 30, 34];

export const surgeProtector: Drawing = {
  colour: '#e9e5de',
  brand: 'Quillet',
  fit: 0.9,
  angle: { yaw: 32, pitch: 40 },
  draw(art, look) {
    drawCord(art);
    art.shadow(boxFootprint(-HALF, -DEEP, HALF, DEEP), 50, { softness: 12 });
    art.box([-HALF, 0, -DEEP], [HALF, HIGH, DEEP], plastic(look.colour), { axis: 'y', radius: 12, rim: 0.8 });
    art.onTop(-HALF, HIGH + 0.2, -DEEP, face(look), 2 * HALF, 2 * DEEP);
    art.onFront(-HALF, HIGH, DEEP + 0.2, lockup(24, 10, 13, look.brand, darkOn(look.colour, 0.45), { room: 130 }));
  },
};

function face({ colour }: Look): string {
  const outlets = [0, 1, 2, 3, 4, 5].map((i) => outlet(64 + i * 37, colour)).join('');
  const toggle =
    rect(14, 17, 32, 26, '#23262c', 5) +
    rect(17, 20, 26, 20, '#c8453a', 3) +
    rect(17, 20, 13, 20, '#e27a6c', 3) +
    rect(23, 26, 2.4, 8, '#fff');
  return rect(8, 6, 284, 48, shade(colour, 0.35), 10, 'opacity=".7"') + toggle + outlets;
}

/** Two upright slots and a round ground hole beneath them. */
function outlet(x: number, colour: string): string {
  const dark = '#26282d';
  return (
    rect(x - 8, 12, 32, 36, shade(colour, -0.1), 7, `stroke="${shade(colour, -0.24)}" stroke-width="1"`) +
    rect(x + 1, 20, 3.6, 9, dark, 1) +
    rect(x + 12, 19, 3.6, 11, dark, 1) +
    shape(`M${x + 4.5} 41v-4a3.8 3.8 0 0 1 7.6 0v4z`, dark)
  );
}

function drawCord(art: Art): void {
  const path = 'M -146 16 0 C -196 10 -10, -190 5 64, -140 5 70 C -90 5 78, -30 5 70, 10 5 92';
  art.cast('-150 0 4, -186 0 20, -180 0 68, -120 0 82, -20 0 84, 12 0 98, -10 0 76, -120 0 70, -172 0 50', 0.25, 6);
  art.tube(path, '#bdb6aa', art.px(9));
  art.tube(path, '#f3efe8', art.px(5));
  const body = plastic('#e3ded5');
  art.at({ x: 26, y: 0, z: 96, turnY: -24 }, () => {
    art.box([-18, 1, -13], [16, 17, 13], body, { axis: 'x', radius: 5, rim: 0.7 });
    for (const z of [-6, 5]) art.box([16, 7, z], [34, 10.5, z + 2], metal(PALETTE.gold, { banding: 0.05 }), { radius: 0, rim: 0.4 });
    art.rod([16, 4.5, 0], [32, 4.5, 0], '0 2.4, 1 2.2', metal(PALETTE.gold));
  });
}
