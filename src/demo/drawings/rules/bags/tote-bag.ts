// A cotton tote with two handles.
import type { Drawing } from '../drawing.ts';
import { brandMark } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { darkOn } from '../kit/ink.ts';
import { boxFootprint } from '../kit/outline.ts';

export const toteBag: Drawing = {
  colour: '#e6d9bd',
  brand: 'Inkwell Print',
  fit: 0.86,
  angle: { yaw: 22, pitch: 14 },
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-92, -22, 92, 26), 180);
    art.tube('M -40 196 -20 C -46 320 -24, 46 320 -24, 40 196 -20', shade(colour, -0.25), art.px(13), 'stroke-linecap="butt"');
    art.curve('M 92 4 10 C 100 80 10, 98 150 8, 90 204 2 L 88 204 -20 C 92 150 -26, 92 60 -26, 88 4 -20 Z', shade(colour, -0.4));
    art.curve(
      'M -92 4 14 C -100 80 26, -98 150 22, -90 204 4 C -40 198 10, 40 198 10, 90 204 2 C 98 150 16, 100 80 18, 92 4 10 C 40 0 20, -40 0 22, -92 4 14 Z',
      art.fade(25, [0, shade(colour, 0.3)], [0.5, colour], [1, shade(colour, -0.2)]),
    );
    art.line('-90 190 6, -40 185 11, 40 185 11, 91 190 4', shade(colour, -0.3), 2, 'stroke-dasharray="6 4"');
    art.onFront(-52, 150, 23, brandMark(0, 0, 104, darkOn(colour), brand));
    art.tube('M -42 186 12 C -50 316 16, 50 316 16, 42 186 12', shade(colour, -0.08), art.px(13), 'stroke-linecap="butt"');
    for (const x of [-48, 36]) art.onFront(x, 196, 13, `<rect width="12" height="14" fill="${shade(colour, -0.15)}"/>`);
  },
};
