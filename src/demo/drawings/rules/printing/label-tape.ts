// A cassette of label tape: a flat shell with two reels to be seen, and a printed end of the tape.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { darkOn } from '../kit/ink.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { fittedWords, rect, spot, words } from '../kit/print.ts';

export const labelTape: Drawing = {
  colour: '#f4f1ec',
  brand: 'Tessel',
  label: '1/2',
  fit: 0.82,
  angle: { yaw: 28, pitch: 42 },
  draw(art, look) {
    const wide = widthOf(look.label);
    art.shadow(boxFootprint(-86, -60, 86, 60), 30 + wide, { softness: 12 });
    drawTape(art, look, wide);
    const shell = plastic('#e4e1da', { shine: 0.35 });
    art.prism('y', corners('-86 -60 r14, 60 -60 r14, 86 -34 r10, 86 60 r14, -86 60 r14'), 0, 26 + wide, shell, { rim: 0.85 });
    art.onTop(-86, 26.4 + wide, -60, face(look), 172, 120);
  },
};

/** How high the tape stands in the picture, from a width in inches: `3/4`. */
function widthOf(label: string): number {
  const [top = 1, bottom = 1] = label
    .replace(/[^\d/]/g, '')
    .split('/')
    .map(Number);
  return Math.min(1, top / (bottom || 1) || 0.5) * 44;
}

function drawTape(art: Art, { colour }: Look, wide: number): void {
  const [low, high] = [10, 14 + wide];
  const strip = `M -60 ${low} 58 C -60 ${low} 84, -40 ${low} 96, -10 ${low} 98 L 96 ${low} 92 L 96 ${high} 92 L -10 ${high} 98 C -40 ${high} 96, -60 ${high} 84, -60 ${high} 58 Z`;
  art.fitTo('96 0 100');
  art.cast('-60 0 70, 100 0 104, 100 0 96, -40 0 92', 0.3, 4);
  art.curve(strip, art.fade(20, [0, shade(colour, -0.16)], [0.5, colour], [1, shade(colour, 0.2)]), `stroke="${shade(colour, -0.2)}"`);
  const size = Math.min(24, wide + 2);
  art.on([0, high, 97.6], [1, 0, -0.06], [0, -1, 0], words(0, (high - low) / 2 + size * 0.36, size, 'A – Z', darkOn(colour, 0.7)));
}

function face({ colour, brand, label }: Look): string {
  const reel = (x: number, y: number, radius: number): string =>
    spot(x, y, radius, '#34373d') +
    spot(x, y, radius - 6, colour, 'stroke="#0002" stroke-width="1.5"') +
    spot(x, y, 8, '#e4e1da') +
    spot(x, y, 4, '#34373d');
  return (
    rect(14, 54, 144, 54, '#cfcac0', 10) +
    reel(52, 81, 25) +
    reel(120, 81, 18) +
    rect(14, 12, 120, 34, colour, 6, 'stroke="#0002" stroke-width="1.5"') +
    lockup(20, 23, 11, brand, darkOn(colour, 0.6), { room: 52 }) +
    fittedWords(130, 39, 29, label, darkOn(colour, 0.6), 54, { anchor: 'end' })
  );
}
