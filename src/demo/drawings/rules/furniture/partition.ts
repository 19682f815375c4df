// A freestanding partition: a cloth panel in a slim frame, on two feet. A pack is a few smaller tiles for the wall.
import { piecesShown, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { matte, plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect } from '../kit/print.ts';

const [HALF, HIGH] = [190, 380];

export const partition: Drawing = {
  colour: '#8d949c',
  brand: 'Fieldhouse',
  fit: 0.9,
  angle: { yaw: 28, pitch: 12 },
  arrangesPack: true,
  draw(art, { colour, pack }) {
    if (pack.form === 'pack') {
      const count = piecesShown(pack, 4);
      for (let i = count - 1; i >= 0; i--) drawTile(art, i % 2 ? shade(colour, 0.14) : colour, i);
      return;
    }
    art.shadow(boxFootprint(-HALF, -60, HALF, 60), 200, { strength: 0.7, core: 0.2 });
    for (const x of [-HALF + 40, HALF - 40]) drawFoot(art, x);
    art.box([-HALF, 26, -12], [HALF, HIGH, 12], plastic('#c3c8ce'), { radius: 12, rim: 0.8 });
    drawCloth(art, colour, [-HALF + 12, 40], [HALF - 12, HIGH - 12]);
    art.line(`${-HALF + 12} ${HIGH * 0.55} 14.6, ${HALF - 12} ${HIGH * 0.55} 14.6`, shade(colour, -0.25), 2.4);
  },
};

function drawFoot(art: Art, x: number): void {
  art.prism(
    'x',
    [
      [-76, 0],
      [76, 0],
      [70, 14],
      [16, 30],
      [-16, 30],
      [-70, 14],
    ],
    x - 9,
    x + 9,
    plastic('#43474e'),
    { rim: 0.6 },
  );
}

function drawCloth(art: Art, colour: string, [x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number]): void {
  art.box([x0, y0, 10], [x1, y1, 14], matte(colour, { fade: 0.09 }), { radius: 6, rim: 0.4 });
  const weave = Array.from({ length: 20 }, (_, i) => rect(4, 6 + i * 16, x1 - x0 - 8, 1.4, shade(colour, -0.14))).join('');
  art.onFront(x0, y1, 14.4, `<g opacity=".5">${weave}</g>`, x1 - x0, y1 - y0);
}

/** Felt tiles lean on each other, each a little further back. */
function drawTile(art: Art, colour: string, i: number): void {
  art.at({ x: i * 58 - 80, z: -i * 46 }, () => {
    art.shadow(boxFootprint(-110, -12, 110, 12), 120, { strength: 0.7 });
    art.box([-110, 0, -12], [110, 220, 12], matte(colour, { fade: 0.1 }), { radius: 14, rim: 0.5 });
    art.box([-86, 24, 11], [86, 196, 14], matte(shade(colour, 0.05), { fade: 0.12 }), { radius: 10, rim: 0.4 });
  });
}
