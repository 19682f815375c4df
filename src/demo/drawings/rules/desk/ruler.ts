// A twelve-inch ruler lying across the page.
import type { Drawing } from '../drawing.ts';
import { lockup } from '../kit/brand.ts';
import { lightness, shade } from '../kit/colour.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, spot, stroke, words } from '../kit/print.ts';

const [LENGTH, WIDTH] = [308, 42];
const INCH = 24.5;

export const ruler: Drawing = {
  colour: '#d9ae6a',
  brand: 'Tessel',
  fit: 0.94,
  angle: { yaw: 24, pitch: 46 },
  draw(art, { colour, brand }) {
    art.at({ turnY: 38 }, () => {
      art.shadow(boxFootprint(-LENGTH / 2, -WIDTH / 2, LENGTH / 2, WIDTH / 2), 14, { softness: 8 });
      art.box([-LENGTH / 2, 0, -WIDTH / 2], [LENGTH / 2, 3.5, WIDTH / 2], plastic(colour), { axis: 'y', radius: 3, rim: 0.8 });
      const ink = lightness(colour) > 0.55 ? shade(colour, -0.72) : shade(colour, 0.85);
      const bevel = rect(0, WIDTH - 9, LENGTH, 9, shade(colour, 0.35), 2, 'opacity=".6"');
      const hole = spot(LENGTH - 9, WIDTH / 2, 4, shade(colour, -0.6)) + spot(LENGTH - 8.6, WIDTH / 2 + 0.8, 3.2, '#efe9de');
      const name = lockup(96, 5, 9, brand, ink, { room: 110 });
      art.onTop(-LENGTH / 2, 3.7, -WIDTH / 2, bevel + inches(ink) + hole + name, LENGTH, WIDTH);
    });
  },
};

function inches(ink: string): string {
  let ticks = '';
  let numbers = '';
  for (let eighth = 0; eighth <= 96; eighth++) {
    const x = 7 + (eighth * INCH) / 8;
    const length = eighth % 8 === 0 ? 15 : eighth % 4 === 0 ? 10 : eighth % 2 === 0 ? 7 : 4.5;
    ticks += `M${Math.round(x * 10) / 10} ${WIDTH}v-${length}`;
    if (eighth % 8 === 0 && eighth > 0 && eighth < 96)
      numbers += words(x + 1, WIDTH - 16.5, 11, String(eighth / 8), ink, { anchor: 'middle' });
  }
  return stroke(ticks, ink, 0.9) + numbers;
}
