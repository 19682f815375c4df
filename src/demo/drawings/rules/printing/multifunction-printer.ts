// An all-in-one laser machine: a scanner with a document feeder on top, prints in the gap, and a paper drawer.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { darkOn } from '../kit/ink.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { fittedWords, rect, spot, stroke } from '../kit/print.ts';

export const multifunctionPrinter: Drawing = {
  colour: '#3a3f47',
  brand: 'Ondine',
  fit: 0.88,
  angle: { yaw: 30, pitch: 22 },
  draw(art, look) {
    art.shadow(boxFootprint(-190, -165, 190, 165), 220);
    drawBody(art, look);
    drawScanner(art, look);
    drawFeeder(art, look.colour);
  },
};

function drawBody(art: Art, { colour, brand, label }: Look): void {
  art.box([-180, 0, -155], [180, 10, 155], plastic('#26282d'), { axis: 'y', radius: 14, open: true });
  art.box([-190, 8, -165], [190, 76, 165], plastic(shade(colour, -0.14)), { axis: 'y', radius: 16, rim: 0.5 });
  art.onFront(
    -190,
    76,
    165.3,
    rect(16, 8, 348, 56, 'none', 8, `stroke="${shade(colour, -0.4)}" stroke-width="2.4"`) + rect(126, 12, 128, 14, shade(colour, -0.6), 7),
  );
  art.box([-190, 76, -165], [190, 190, 163], plastic(colour), { axis: 'y', radius: 18, rim: 0.6 });
  const ink = darkOn(colour, 0.5);
  art.onFront(
    -190,
    190,
    163.3,
    lockup(30, 54, 20, brand, ink, { room: 150 }) +
      fittedWords(350, 72, 19, label, ink, 130, { anchor: 'end' }) +
      stroke('M18 42v60q0 6 6 6h332q6 0 6-6V42', shade(colour, -0.26), 2.2),
  );
  art.box([-150, 190, -150], [190, 250, 130], plastic(shade(colour, -0.5)), { radius: 3 });
  art.polygon('-120 196 130, 110 196 130, 110 204 166, -120 204 166', art.fade(80, [0, '#d9d2c6'], [1, '#fff']), 'stroke="#cfc6b7"');
  art.box([150, 190, -150], [190, 250, 150], plastic(colour), { radius: 8, rim: 0.5 });
  art.box([-190, 190, -150], [-150, 250, 150], plastic(colour), { radius: 8, rim: 0.5 });
}

function drawScanner(art: Art, { colour }: Look): void {
  art.box([-190, 248, -165], [190, 296, 160], plastic(colour), { axis: 'y', radius: 18, rim: 0.8 });
  art.prism('x', corners('150 250 r4, 214 250 r8, 206 274 r8, 160 294 r4'), -160, 60, plastic('#26282d'), { rim: 0.7 });
  const keys = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => rect(128 + column * 22, 10 + row * 16, 16, 11, '#6b727b', 3))).join('');
  art.on(
    [-152, 290, 164],
    [1, 0, 0],
    [0, -0.42, 0.9],
    rect(8, 4, 104, 46, '#3f8fb3', 4) +
      stroke('M20 16h48M20 28h66M20 40h38', '#fff', 4, 'opacity=".8"') +
      keys +
      spot(206, 26, 10, '#3fae7c'),
  );
}

function drawFeeder(art: Art, colour: string): void {
  art.box([-184, 296, -155], [184, 316, 140], plastic(shade(colour, 0.05)), { axis: 'y', radius: 18, rim: 0.8 });
  art.box([-184, 316, -140], [-60, 352, 110], plastic(colour), { axis: 'y', radius: 16, rim: 0.7 });
  for (const lift of [0, 5]) {
    art.polygon(
      `-66 ${334 + lift} -104, 150 ${366 + lift} -104, 150 ${366 + lift} 76, -66 ${334 + lift} 76`,
      lift ? art.fade(60, [0, '#e6dfd2'], [1, '#fff']) : '#d9d2c6',
      'stroke="#cfc6b7"',
    );
  }
  art.polygon('-60 328 -112, 172 362 -112, 172 362 84, -60 328 84', shade(colour, 0.1), 'opacity="0"');
}
