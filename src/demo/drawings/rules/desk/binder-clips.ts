// Binder clips in three sizes, wire handles up.
import { pieceColours, piecesShown, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { gloss } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';

const OTHER_COLOURS = ['#2b5fa8', '#c8453a'];
const PLACES = [
  { x: -34, z: 26, size: 1, turnY: 10 },
  { x: 38, z: 4, size: 0.74, turnY: -14 },
  { x: -4, z: -52, size: 0.86, turnY: 4 },
];

export const binderClips: Drawing = {
  colour: '#2e3136',
  brand: 'Castor & Main',
  pack: { form: 'pack', n: 12 },
  fit: 0.76,
  angle: { yaw: 32, pitch: 26 },
  arrangesPack: true,
  draw(art, look) {
    const count = piecesShown(look.pack, 3);
    const isBlack = look.isAssorted && look.colour === binderClips.colour;
    const colours = isBlack ? PLACES.map(() => look.colour) : pieceColours(look, OTHER_COLOURS, 3);
    for (const i of [2, 1, 0].slice(3 - count)) {
      const place = PLACES[i];
      if (!place) continue;
      const { size, ...where } = place;
      art.at(where, () => drawClip(art, colours[i] ?? look.colour, size));
    }
  },
};

function drawClip(art: Art, colour: string, size: number): void {
  const [w, d, h] = [34 * size, 19 * size, 40 * size];
  const steel = '#c3c8ce';
  const loop = (lean: number): string => {
    const [y1, y2] = [h * 0.96, h * 2.05];
    const [z1, z2] = [lean * 0.25, lean];
    return `M ${-w * 0.34} ${y1} ${z1} C ${-w * 0.3} ${h * 1.4} ${(z1 + z2) / 2}, ${-w * 0.62} ${y2} ${z2}, 0 ${y2} ${z2} C ${w * 0.62} ${y2} ${z2}, ${w * 0.3} ${h * 1.4} ${(z1 + z2) / 2}, ${w * 0.34} ${y1} ${z1}`;
  };
  const wire = (lean: number): void => {
    art.tube(loop(lean), '#5d646c', art.px(4.2 * size));
    art.tube(loop(lean), steel, art.px(2.9 * size));
    art.tube(loop(lean), '#fff', art.px(0.9 * size), 'opacity=".8"');
  };
  art.shadow(boxFootprint(-w, -d, w, d), 70 * size, { softness: 9 });
  wire(-12 * size);
  const body = corners(`${-d} 0 r3, ${d} 0 r3, ${3 * size} ${h} r3, ${-3 * size} ${h} r3`);
  art.prism('x', body, -w, w, gloss(colour), { rim: 0.6 });
  const hollow = corners(`${-d * 0.66} ${h * 0.1}, ${d * 0.66} ${h * 0.1}, 0 ${h * 0.86}`);
  art.face(
    hollow.map(([z, y]) => [w + 0.2, y, z]),
    [1, 0, 0],
    gloss(shade(colour, -0.6)),
    { fade: 0.2 },
  );
  wire(13 * size);
  const clasp = `M ${-w * 0.42} ${h * 0.98} ${2 * size} L ${-w * 0.26} ${h * 0.98} ${2 * size} M ${w * 0.26} ${h * 0.98} ${2 * size} L ${w * 0.42} ${h * 0.98} ${2 * size}`;
  art.tube(clasp, shade(colour, -0.2), art.px(7 * size));
}
