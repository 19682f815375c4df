// An eye-wash station: two bottles in a wall bracket under its sign.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { drawLabelBand } from '../kit/label-band.ts';
import { shade } from '../kit/colour.ts';
import { whiteOn } from '../kit/ink.ts';
import { glass, plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, shape, spot, stroke } from '../kit/print.ts';

export const eyeWash: Drawing = {
  colour: '#1f7a80',
  brand: 'Clearday',
  fit: 0.88,
  angle: { yaw: 22, pitch: 14 },
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-122, -10, 122, 60), 120);
    art.box([-122, 0, -10], [122, 252, 0], plastic(colour), { radius: 10, rim: 0.7 });
    const ink = whiteOn(colour);
    const eye = shape('M82 46q40-36 80 0q-40 36-80 0z', '#fff') + spot(122, 46, 15, colour) + spot(122, 46, 6, '#17202a');
    const water = stroke('M58 28v36M42 36v26M186 28v36M202 36v26', '#bfe0ee', 7, 'stroke-linecap="round"');
    art.onFront(-122, 252, 0.4, eye + water + lockup(122, 84, 14, brand, ink, { anchor: 'middle', room: 180 }));
    art.box([-114, 0, 0], [114, 16, 66], plastic(shade(colour, -0.1)), { radius: 4, rim: 0.6 });
    for (const x of [-56, 56]) art.at({ x, y: 16, z: 30 }, () => drawBottle(art, colour));
    art.box([-114, 62, 0], [114, 76, 66], plastic(colour), { radius: 4, rim: 0.6 });
    art.onFront(-114, 76, 66.4, rect(0, 0, 228, 14, shade(colour, 0.12)));
  },
};

/** A clear bottle with the cup that fits an eye. */
function drawBottle(art: Art, colour: string): void {
  art.lathe(0, 0, '30 0, 32 6, 32 92, 24 106', glass('#d8eaf0', { lift: 0.7, drop: 0.22 }), { top: false });
  drawLabelBand(art, 32.4, 62, 88, '#fdfbf6');
  art.lathe(0, 0, '16 104, 16 114', plastic('#f4f1ec'));
  art.lathe(0, 0, '15 112, 27 124, 29 136', plastic(shade(colour, 0.2)), { topFill: shade(colour, -0.3) });
}
