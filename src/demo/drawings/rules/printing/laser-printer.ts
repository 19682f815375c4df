// A laser printer: a cube of a machine, prints lying face down on its top, and a paper drawer below.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { darkOn } from '../kit/ink.ts';
import { plastic } from '../kit/material.ts';
import { boxFootprint, corners } from '../kit/outline.ts';
import { fittedWords, rect, spot, stroke } from '../kit/print.ts';

export const laserPrinter: Drawing = {
  colour: '#ece8e1',
  brand: 'Ondine',
  fit: 0.86,
  angle: { yaw: 30, pitch: 24 },
  draw(art, look) {
    art.shadow(boxFootprint(-190, -170, 190, 170), 200);
    drawBody(art, look);
    drawTop(art, look.colour);
  },
};

function drawBody(art: Art, { colour, brand, label }: Look): void {
  art.box([-180, 0, -160], [180, 10, 160], plastic('#34373d'), { axis: 'y', radius: 14, open: true });
  art.box([-190, 8, -170], [190, 84, 170], plastic(shade(colour, -0.12)), { axis: 'y', radius: 16, rim: 0.5 });
  art.box([-190, 84, -170], [190, 250, 168], plastic(colour), { axis: 'y', radius: 20, rim: 0.8 });
  const ink = darkOn(colour, 0.5);
  art.onFront(
    -190,
    250,
    168.3,
    stroke('M30 24v118q0 8 8 8h304q8 0 8-8V24', shade(colour, -0.22), 2.4) +
      lockup(44, 100, 21, brand, ink, { room: 160 }) +
      fittedWords(336, 118, 19, label, ink, 130, { anchor: 'end' }),
  );
  art.onFront(
    -190,
    84,
    170.3,
    rect(120, 10, 140, 16, shade(colour, -0.55), 8) +
      rect(16, 8, 348, 62, 'none', 8, `stroke="${shade(colour, -0.38)}" stroke-width="2.4"`) +
      rect(342, 34, 10, 24, '#8fb7c9', 3),
  );
}

function drawTop(art: Art, colour: string): void {
  art.box([-190, 250, -170], [190, 262, 80], plastic(shade(colour, 0.04)), { axis: 'y', radius: 18, rim: 0.7 });
  const dip = corners('-130 -128 r12, 130 -128 r12, 130 60 r12, -130 60 r12').map(([x, z]) => `${x} 262.4 ${z}`);
  art.polygon(dip.join(), art.fade(70, [0, shade(colour, -0.5)], [1, shade(colour, -0.2)]));
  art.polygon(
    '-104 270 -120, 104 270 -120, 104 264 76, -104 264 76',
    art.fade(80, [0, '#d9d2c6'], [0.4, '#fff'], [1, '#f3eee5']),
    'stroke="#cfc6b7"',
  );
  art.on(
    [-84, 268.6, -80],
    [1, 0, 0],
    [0, -0.03, 1],
    stroke('M0 10h168M0 28h168M0 46h120', '#b9b0a3', 5) +
      rect(0, 66, 70, 46, '#8fb7c9', 3) +
      stroke('M84 74h84M84 90h84M84 106h50', '#b9b0a3', 5),
  );
  art.prism('x', corners('80 250 r4, 168 250 r4, 168 258 r6, 96 278 r6, 80 278 r4'), -190, 190, plastic(shade(colour, -0.06)), {
    rim: 0.7,
  });
  const panel =
    rect(18, 14, 80, 38, '#22262d', 6) +
    rect(25, 19, 46, 28, '#3f8fb3', 3) +
    spot(84, 26, 5, '#3fae7c') +
    spot(84, 42, 5, '#4a5059') +
    rect(112, 22, 22, 22, shade(colour, -0.3), 5) +
    rect(142, 22, 22, 22, shade(colour, -0.3), 5) +
    spot(186, 33, 12, '#3fae7c');
  art.on([-186, 277, 100], [1, 0, 0], [0, -0.26, 0.96], panel);
}
