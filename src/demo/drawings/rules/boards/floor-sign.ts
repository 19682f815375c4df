// A folding floor sign: two leaning panels under one hinge, with a figure that slips; its warning needs no words.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { brandMark } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { shape, spot, stroke } from '../kit/print.ts';

const PANEL = '-82 0 r5, -60 0 r3, -56 14 r6, 56 14 r6, 60 0 r3, 82 0 r5, 60 286 r16, -60 286 r16';
const HANDLE = corners('-26 252 r7, 26 252 r7, 26 268 r7, -26 268 r7');
const INK = '#23262d';

export const floorSign: Drawing = {
  colour: '#f0cf3a',
  brand: 'Clearday',
  fit: 0.86,
  angle: { yaw: 28, pitch: 14 },
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-82, -72, 82, 72), 150, { softness: 14 });
    art.at({ z: -66, turnX: 13 }, () => panel(art, shade(colour, -0.22)));
    art.at({ z: 66, turnX: -13 }, () => {
      panel(art, colour);
      art.onFront(-82, 286, 4.2, warning(colour, brand), 164, 286);
    });
  },
};

function panel(art: Art, colour: string): void {
  art.prism('z', corners(PANEL), -4, 4, plastic(colour, { shine: 0.35 }), { rim: 0.8, holes: [HANDLE], core: shade(colour, -0.4) });
}

function warning(colour: string, brand: string): string {
  const triangle = shape('M82 62l58 104H24z', INK, `stroke="${INK}" stroke-width="12" stroke-linejoin="round"`);
  const field = shape('M82 74l46 84H36z', colour);
  // One leg flies up, the arms seek a hold.
  const figure =
    spot(68, 101, 8.5, INK) +
    stroke('M73 112L86 132', INK, 12, 'stroke-linecap="round"') +
    stroke('M86 133L66 142L58 152M87 133L108 131', INK, 7.5, 'stroke-linecap="round" stroke-linejoin="round"') +
    stroke('M74 115L92 110M73 116L58 125', INK, 5.5, 'stroke-linecap="round" stroke-linejoin="round"');
  const puddle = stroke('M34 196q12-9 24 0t24 0 24 0 24 0M46 212q9-7 18 0t18 0 18 0 18 0', INK, 6, 'stroke-linecap="round"');
  return triangle + field + figure + puddle + brandMark(72, 234, 20, INK, brand);
}
