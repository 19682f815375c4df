// A pair of desktop speakers.
import { piecesShown, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { lightOn } from '../kit/ink.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { spot } from '../kit/print.ts';

const [HALF, DEEP, HIGH] = [46, 50, 168];

export const speaker: Drawing = {
  colour: '#34383f',
  brand: 'Tessel',
  pack: { form: 'pack', n: 2 },
  fit: 0.86,
  angle: { yaw: 26, pitch: 18 },
  arrangesPack: true,
  draw(art, { colour, brand, pack }) {
    const isPair = piecesShown(pack, 2) > 1;
    if (isPair) art.at({ x: 74, z: -46 }, () => drawSpeaker(art, colour, brand));
    art.at(isPair ? { x: -58, z: 24 } : {}, () => drawSpeaker(art, colour, brand));
  },
};

function drawSpeaker(art: Art, colour: string, brand: string): void {
  art.shadow(boxFootprint(-HALF, -DEEP, HALF, DEEP), 170);
  art.box([-HALF, 0, -DEEP], [HALF, HIGH, DEEP], plastic(colour), { axis: 'z', radius: 8, rim: 0.8 });
  const face =
    cone(art, 46, 44, 20) +
    cone(art, 46, 106, 33) +
    spot(26, 156, 3, '#58d09a') +
    spot(66, 154, 7, shade(colour, -0.45)) +
    spot(65, 153, 5, art.fade(60, [0, '#d5d9dd'], [1, '#6f767e'])) +
    lockup(46, 10, 8, brand, lightOn(colour, 0.7), { anchor: 'middle', room: 60 });
  art.onFront(-HALF, HIGH, DEEP + 0.2, face, 2 * HALF, HIGH);
}

/** A loudspeaker cone: bright ring, dark rubber edge, a hollow, and the dust cap. */
function cone(art: Art, x: number, y: number, radius: number): string {
  const ring = art.fade(55, [0, '#e4e7ea'], [0.5, '#7d848c'], [1, '#b9bec4']);
  const hollow = art.glow(
    [
      [0, '#3c4047'],
      [0.6, '#24272c'],
      [1, '#0e0f12'],
    ],
    'cx=".58" cy=".64" r=".7"',
  );
  const cap = art.glow(
    [
      [0, '#8d949c'],
      [0.5, '#43484f'],
      [1, '#1a1c20'],
    ],
    'cx=".35" cy=".3" r=".8"',
  );
  return (
    spot(x, y, radius + 2.5, ring) + spot(x, y, radius, '#131518') + spot(x, y, radius * 0.84, hollow) + spot(x, y, radius * 0.34, cap)
  );
}
