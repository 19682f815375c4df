// A mouse seen from above: an organic form, drawn flat and shaded round.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { brandMark } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { lightOn } from '../kit/ink.ts';
import { rect, shape, stroke } from '../kit/print.ts';

const EGG = 'M-38-70C-20-84 20-84 38-70C54-56 52-6 50 26C48 66 30 88 0 88S-48 66-50 26C-52-6-54-56-38-70z';

export const mouse: Drawing = {
  colour: '#3d424a',
  brand: 'Tessel',
  fit: 0.68,
  angle: { yaw: 30, pitch: 40 },
  isFlat: true,
  draw(art, look) {
    const body = `<g transform="rotate(-34)">${shell(art, look.colour)}${buttons(art, look)}</g>`;
    art.billboard([0, 18, 0], [-84, -82, 84, 92], shadows(art) + body);
  },
};

function shadows(art: Art): string {
  const egg = shape(EGG, '#3a2818');
  return (
    `<g transform="translate(18 22)rotate(-34)" opacity=".28" filter="${art.blur(7)}">${egg}</g>` +
    `<g transform="translate(2 19)rotate(-34)" opacity=".5" filter="${art.blur(2.5)}">${egg}</g>`
  );
}

function shell(art: Art, colour: string): string {
  const flank = art.fade(10, [0, shade(colour, 0.12)], [0.4, shade(colour, -0.3)], [1, shade(colour, -0.5)]);
  const dome = art.glow(
    [
      [0, shade(colour, 0.42)],
      [0.35, shade(colour, 0.14)],
      [0.75, shade(colour, -0.08)],
      [1, shade(colour, -0.34)],
    ],
    'cx=".38" cy=".46" r=".68"',
  );
  return (
    shape(EGG, shade(colour, -0.6), 'transform="translate(-8 16)scale(1.01)"') +
    shape(EGG, flank, 'transform="translate(-5 11)"') +
    shape(EGG, dome)
  );
}

function buttons(art: Art, { colour, brand }: Look): string {
  const wheel = art.fade(90, [0, '#2a2c30'], [0.35, '#b9bec4'], [0.6, '#6d737a'], [1, '#1d1f22']);
  return (
    stroke('M-50-4C-30 12 30 12 50-4M0-80V8', shade(colour, -0.55), 2.5) +
    stroke('M-49-1C-30 15 30 15 49-1M2-79V9', '#fff', 1, 'opacity=".25"') +
    rect(-9, -58, 18, 40, '#15171a', 9) +
    rect(-6.5, -54, 13, 31, wheel, 6.5) +
    stroke('M-6-48h12M-6-43h12M-6-38h12M-6-33h12M-6-28h12', '#222', 1.2, 'opacity=".7"') +
    stroke('M-44-58C-48-30-46 30-36 60', '#fff', 5, 'stroke-linecap="round" opacity=".2"') +
    stroke('M-24-74C-36-70-40-50-41-30', '#fff', 4, 'stroke-linecap="round" opacity=".45"') +
    brandMark(-9, 46, 18, lightOn(colour, 0.55), brand)
  );
}
