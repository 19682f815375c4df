// A box of trash bags, the first drawn out of its slot, and a full one tied beside it.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { board } from '../kit/material.ts';
import { boxFootprint, roundFootprint } from '../kit/outline.ts';
import { fittedWords, rect, shape } from '../kit/print.ts';

export const trashBags: Drawing = {
  colour: '#34383f',
  brand: 'Ondine',
  fit: 0.86,
  angle: { yaw: 30, pitch: 20 },
  isCarton: true,
  draw(art, look) {
    art.at({ x: -62, z: -26 }, () => drawFullBag(art, look.colour));
    art.at({ x: 56, z: 42 }, () => drawBox(art, look));
  },
};

/** A plump bag gathered at its neck and tied. */
function drawFullBag(art: Art, colour: string): void {
  art.shadow(roundFootprint(0, 0, 74, 16), 190);
  const plastic = art.fade(
    10,
    [0, shade(colour, 0.16)],
    [0.2, shade(colour, 0.38)],
    [0.4, colour],
    [0.75, shade(colour, -0.28)],
    [1, shade(colour, -0.5)],
  );
  const body =
    'M-78 0C-96-44-88-120-52-150-30-168-14-172-8-182L-22-206C-10-212 12-212 24-206L10-182C18-172 36-166 54-148 92-112 94-44 80-2 50 8-48 8-78 0z';
  const folds = 'M-8-180C-22-140-50-110-60-40M0-180C-4-130-16-90-14-20M6-180C20-130 44-100 50-30M9-180C36-150 62-120 68-70';
  const gleam = 'M-66-30C-74-80-60-120-42-136-56-104-58-70-52-30z';
  const tie = `<path d="M-11-188h23l-2 11h-19z" fill="#c8453a"/><path d="M10-184c14-4 20 4 26 14M10-181c12 0 14 8 18 20" fill="none" stroke="#c8453a" stroke-width="4.5"/>`;
  const svg =
    shape(body, plastic) +
    `<path d="${folds}" fill="none" stroke="${shade(colour, -0.6)}" stroke-width="3" opacity=".5"/>` +
    `<path d="${folds}" fill="none" stroke="#fff" stroke-width="2" opacity=".22" transform="translate(4 2)"/>` +
    shape(gleam, '#fff', `opacity=".3" filter="${art.blur(3)}"`) +
    tie;
  art.billboard([0, 0, 0], [-92, -212, 92, 6], svg);
}

function drawBox(art: Art, { colour, brand, label, pack }: Look): void {
  const tint = '#3f7f6b';
  art.shadow(boxFootprint(-64, -32, 64, 32), 100);
  art.box([-64, 0, -32], [64, 104, 32], board('#f5f0e7', { lift: 0.9 }), { radius: 2, rim: 0.7 });
  const bag = 'M-16 24c-4-16-2-32 10-38l-4-8h20l-4 8c12 6 14 22 10 38-8 3-24 3-32 0z';
  const print =
    rect(0, 0, 128, 34, tint) +
    lockup(12, 9, 17, brand, '#fff', { room: 104 }) +
    shape(bag, colour, 'transform="translate(36 72)scale(1.15)"') +
    fittedWords(116, 66, 19, label, shade(tint, -0.3), 52, { anchor: 'end' }) +
    fittedWords(116, 90, 19, pack.n > 1 ? String(pack.n) : '', shade(tint, -0.3), 50, { anchor: 'end' });
  art.onFront(-64, 104, 32.2, print);
  art.onSide(64.2, 104, 32, rect(0, 0, 64, 34, shade(tint, -0.35)));
  const slot = rect(24, 24, 80, 16, '#3a3128', 8);
  art.onTop(-64, 104.2, -32, slot, 128, 64);
  const film = art.fade(20, [0, shade(colour, 0.3)], [0.5, shade(colour, -0.1)], [0.7, shade(colour, 0.35)], [1, shade(colour, -0.3)]);
  art.curve('M -34 103 2 C -38 122 2, -30 138 0, -16 144 0 C -6 132 4, 6 150 4, 18 140 2 C 28 134 2, 34 120 2, 34 103 2 Z', film);
}
