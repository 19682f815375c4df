// A hand-held label maker with a printed label coming out.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { whiteOn } from '../kit/ink.ts';
import { plastic } from '../kit/material.ts';
import { points2 } from '../kit/notation.ts';
import { corners } from '../kit/outline.ts';
import { keys, rect, shape, spot, words, type Key } from '../kit/print.ts';
import { unit } from '../kit/vector.ts';

const LABEL_TEXT = 'DESK 12';
const BODY = '-58 -92 r26, 58 -92 r26, 58 10 r60, 46 60 r60, 46 98 r30, -46 98 r30, -46 60 r60, -58 10 r60';

export const labelMaker: Drawing = {
  colour: '#2f7f86',
  brand: 'Tessel',
  fit: 0.84,
  angle: { yaw: 26, pitch: 44 },
  draw(art, look) {
    const footprint = '-50 -86, 52 -86, 56 0, 44 60, 40 94, -42 94, -46 60, -54 6';
    art.shadow(points2(footprint), 40, { softness: 14 });
    drawLabel(art);
    art.prism('y', corners(BODY, 6), 0, 26, plastic(look.colour), { rim: 0.8 });
    art.onTop(-58, 26.2, -92, face(art, look));
  },
};

function drawLabel(art: Art): void {
  const strip = 'M -40 16 -70 C -80 16 -70, -120 20 -70, -150 46 -70 L -150 46 -48 C -120 20 -48, -80 16 -48, -40 16 -48 Z';
  const sheen = art.fade(0, [0, '#fff'], [0.5, '#efe9dd'], [1, '#d9d1c3']);
  art.curve(strip, sheen, 'stroke="#c9bfae" stroke-width="1"');
  const text = words(0, 15, 14, LABEL_TEXT, '#2b2d33', { width: 54 });
  art.on([-124, 31, -68], unit([50, -17, 0]), [0, 0, 1], text);
}

function face(art: Art, { colour, brand }: Look): string {
  const glass = art.fade(55, [0, '#d7e6d2'], [1, '#a8bfa6']);
  const letters = Array.from({ length: 20 }, (_, i): Key => [20 + (i % 5) * 16.5, 92 + Math.floor(i / 5) * 17, 10, 8]);
  return (
    rect(16, 14, 84, 48, '#1d2227', 7) +
    rect(22, 20, 72, 36, glass, 3) +
    words(28, 44, 17, LABEL_TEXT, '#22302a', { width: 58 }) +
    shape('M22 23a3 3 0 0 1 3-3h30l-24 36h-6a3 3 0 0 1-3-3z', '#fff', 'opacity=".25"') +
    lockup(20, 68, 10, brand, whiteOn(colour), { room: 56 }) +
    keys(letters, '#f3efe8', 5, 2) +
    keys([[30, 164, 56, 8]], '#e8a33c', 5, 2) +
    spot(88, 75, 6.5, '#d9573f') +
    spot(87, 74, 4, '#f08a74')
  );
}
