// A spiral planner with month tabs and a calendar on its cover.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { lockup } from '../kit/brand.ts';
import { lightOn } from '../kit/ink.ts';
import { gloss, matte, paper } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { fittedWords, rect, stroke } from '../kit/print.ts';

const TABS = ['#c8645a', '#e0a052', '#e3c95c', '#8fb56a', '#5fa3a8', '#6f86bd', '#9a7bb5'];

export const planner: Drawing = {
  colour: '#3a6a78',
  brand: 'Penhallow',
  fit: 0.86,
  angle: { yaw: 28, pitch: 42 },
  draw(art, look) {
    art.shadow(boxFootprint(-82, -108, 88, 108), 30, { softness: 14 });
    art.box([-80, 0, -108], [80, 3, 108], matte(shade(look.colour, -0.1)), { axis: 'y', radius: 8 });
    art.box([-76, 3, -104], [74, 17, 104], paper('#f6f2ea'), { radius: 1 });
    art.onFront(-76, 17, 104.2, stroke('M0 3h150M0 6h150M0 9h150M0 12h150', '#cbc2b2', 0.8));
    TABS.forEach((tint, i) => {
      const z = -92 + i * 27;
      art.box([72, 9, z], [87, 11, z + 23], gloss(tint), { axis: 'y', radius: 4, rim: 0.5 });
    });
    art.box([-80, 17, -108], [80, 20, 108], matte(look.colour, { shine: 0.15, fade: 0.09 }), { axis: 'y', radius: 8, rim: 0.6 });
    art.onTop(-80, 20.2, -108, cover(look), 160, 216);
    drawSpiral(art);
  },
};

function cover({ colour, brand, label }: Look): string {
  const cells = Array.from({ length: 30 }, (_, i) =>
    rect(46 + (i % 6) * 15, 84 + Math.floor(i / 6) * 13, 11, 9, i === 16 ? '#e08a3a' : shade(colour, -0.05), 1.5),
  ).join('');
  const page = rect(40, 62, 96, 88, '#f6f1e6', 5) + rect(40, 62, 96, 16, shade(colour, -0.45), 5) + cells;
  return (
    lockup(88, 26, 14, brand, lightOn(colour, 0.82), { anchor: 'middle', room: 104 }) +
    page +
    fittedWords(88, 186, 22, label, lightOn(colour, 0.82), 100, { anchor: 'middle' })
  );
}

function drawSpiral(art: Art): void {
  for (let i = 0; i < 17; i++) {
    const z = -98 + i * 12.2;
    art.again('coil', { z }, () => {
      art.disc([-68, 20.4, 0], 3, '#2a2c30');
      const coil = 'M -68 20 0 C -72 34 -1, -90 30 -2, -88 10 0 C -87 2 1, -82 0 2, -78 2 2';
      art.tube(coil, '#565d66', art.px(3.4));
      art.tube(coil, '#d5dade', art.px(1.6));
    });
  }
}
