// Headphones without a microphone: two padded cups under one broad band.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { brandMark } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { lightOn } from '../kit/ink.ts';
import { matte, plastic } from '../kit/material.ts';
import { boxFootprint, circle } from '../kit/outline.ts';

export const headphones: Drawing = {
  colour: '#26365c',
  brand: 'Kestrel',
  fit: 0.86,
  angle: { yaw: 34, pitch: 16 },
  draw(art, { colour, brand }) {
    art.shadow(boxFootprint(-104, -40, 104, 40), 120);
    drawCup(art, -104, colour);
    const band = 'M -98 110 0 C -98 270 0, 98 270 0, 98 110 0';
    art.tube(band, shade(colour, -0.5), art.px(30));
    art.tube(band, colour, art.px(24));
    art.tube('M -84 176 6 C -60 240 6, 40 252 6, 74 196 6', shade(colour, 0.5), art.px(4), 'opacity=".8"');
    drawCup(art, 104, colour, brand);
  },
};

function drawCup(art: Art, x: number, colour: string, brand = ''): void {
  const inward = x > 0 ? -1 : 1;
  const pad = (from: number, to: number, radius: number, tint: string): void => {
    art.at({ x, y: 76 }, () =>
      art.prism('x', circle(0, 0, radius, 40), Math.min(from, to), Math.max(from, to), matte(tint, { shine: 0.2 }), { rim: 0.7 }),
    );
  };
  if (inward < 0) pad(inward * 40, inward * 12, 60, '#2b2e34');
  pad(-12, 12, 62, colour);
  if (inward > 0) pad(12, 40, 60, '#2b2e34');
  if (brand) {
    art.at({ x: x + 12, y: 76 }, () => art.prism('x', circle(0, 0, 46, 36), 0, 5, plastic(shade(colour, 0.08)), { rim: 0.6 }));
    art.onSide(x + 17.4, 94, 18, brandMark(0, 0, 36, lightOn(colour, 0.8), brand));
  }
}
