// A shredder with a window on its strips and a sheet going in.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { lightOn } from '../kit/ink.ts';
import { plastic, rubber } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, shape, spot, stroke } from '../kit/print.ts';

export const shredder: Drawing = {
  colour: '#3d424b',
  brand: 'Castor & Main',
  fit: 0.88,
  angle: { yaw: 30, pitch: 20 },
  draw(art, look) {
    art.shadow(boxFootprint(-108, -78, 108, 78), 240);
    drawBin(art, look);
    drawHead(art, look);
    drawSheet(art);
    art.onTop(-86, 286.4, 0, rect(0, 0, 172, 10, '#17181c', 4) + rect(4, 0, 164, 1.5, '#000'));
    art.onFront(-114, 286, 84.2, controls(look));
  },
};

function drawBin(art: Art, { colour }: Look): void {
  for (const [x, z] of [
    [-84, 62],
    [84, 62],
    [84, -56],
  ] as const)
    art.lathe(x, z, '11 0, 11 14', rubber('#26282c'));
  art.box([-106, 12, -76], [106, 232, 76], plastic(colour), { axis: 'y', radius: 16, smoothness: 3 });
  const pane = art.clip('<rect width="100" height="138" rx="10"/>');
  const window =
    rect(56, 58, 100, 138, '#15171b', 10) +
    `<g transform="translate(56 58)" clip-path="${pane}">${strips()}</g>` +
    rect(56, 58, 100, 138, 'none', 10, `stroke="${shade(colour, 0.2)}" stroke-width="2"`);
  art.onFront(-106, 232, 76.2, window);
}

function strips(): string {
  const curls = Array.from({ length: 26 }, (_, i) => {
    const start = `M${4 + ((i * 37) % 84)} ${70 + ((i * 53) % 62)}`;
    return `${start}q${6 + (i % 5)} ${i % 2 ? 9 : -8} ${14 + (i % 7)} ${i % 3 ? 2 : -4}`;
  }).join('');
  return (
    shape('M0 62q26-14 50-4t50-6v76q0 10-10 10H10q-10 0-10-10z', '#c9c2b5') +
    stroke(curls, '#f7f3ea', 4) +
    stroke(curls, '#fff', 3, 'transform="translate(-6 16)"') +
    stroke(curls, '#bdb5a6', 2, 'transform="translate(5 9)"') +
    shape('M10 0h44L18 138h-8q-10 0-10-10V10Q0 0 10 0z', '#fff', 'opacity=".12"')
  );
}

function drawHead(art: Art, { colour }: Look): void {
  art.box([-114, 228, -84], [114, 286, 84], plastic(colour), { axis: 'y', radius: 22, rim: 0.6 });
  art.onTop(-86, 286.3, -14, rect(0, 0, 172, 24, '#0e0f12', 8));
}

function drawSheet(art: Art): void {
  const outline = 'M -66 284 0 L 66 284 0 C 66 340 0, 66 380 -6, 66 420 -18 L -66 420 -18 C -66 380 -6, -66 340 0, -66 284 0 Z';
  art.curve(outline, art.fade(60, [0, '#fff'], [1, '#ece5d9']), 'stroke="#d3c9b8" stroke-width="1"');
  const print = stroke('M16 34h100M16 48h92M16 62h100M16 76h70M16 98h100', '#bdb4a5', 4);
  art.onFront(-66, 414, -8, rect(16, 8, 60, 9, '#56606b', 1) + print);
}

function controls({ colour, brand }: Look): string {
  return (
    lockup(22, 22, 15, brand, lightOn(colour, 0.75), { room: 130 }) +
    spot(198, 30, 8, '#1b1d21') +
    spot(198, 30, 5, '#58c98a') +
    spot(176, 30, 8, '#1b1d21') +
    spot(176, 30, 5, '#8d939b')
  );
}
