// Small metal tubes of glue with a pointed cap and a crimped end.
import { piecesShown, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { whiteOn } from '../kit/ink.ts';
import { gloss, metal, plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { rect } from '../kit/print.ts';

export const superGlue: Drawing = {
  colour: '#b3323a',
  brand: 'Castor & Main',
  fit: 0.8,
  angle: { yaw: 24, pitch: 18 },
  arrangesPack: true,
  draw(art, { colour, brand, pack }) {
    const count = piecesShown(pack, 4);
    for (let i = count - 1; i >= 0; i--) {
      const [x, z] = [(i - (count - 1) / 2) * 46, -i * 16];
      art.shadow(boxFootprint(x - 17, z - 12, x + 17, z + 12), 120, { softness: 9 });
      art.at({ x, z }, () => drawTube(art, colour, brand));
    }
  },
};

/** Stands on its cap, as glue is kept. */
function drawTube(art: Art, colour: string, brand: string): void {
  art.lathe(0, 0, '7 0, 11 6, 11 26', plastic('#2b2e34'));
  art.lathe(0, 0, '5 26, 5 32', plastic('#f4f1ec'));
  art.lathe(0, 0, '9 32, 17 42', metal('#c3c8cd', { banding: 0.03 }), { top: false });
  art.prism('z', corners('-17 42, 17 42, 18 120, -18 120'), -9, 9, gloss(colour, { shine: 0.5 }), { rim: 0.8 });
  const band = rect(0, 50, 35, 16, shade(colour, 0.72));
  const name = `<g transform="translate(17 3)rotate(90)">${lockup(2, -7, 13, brand, whiteOn(colour), { room: 44 })}</g>`;
  art.onFront(-17.5, 118, 9.3, band + name);
  art.box([-19, 118, -3], [19, 134, 3], metal('#b9bec4', { banding: 0.02 }), { radius: 1, rim: 0.7 });
  art.line('-17 123 3.4, 17 123 3.4', '#8b9199', 1.6);
  art.line('-17 128 3.4, 17 128 3.4', '#8b9199', 1.6);
}
