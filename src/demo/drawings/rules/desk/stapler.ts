// A desk stapler: base, magazine and a swung arm.
import type { Drawing, Look } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { lockup } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { lightOn } from '../kit/ink.ts';
import { gloss, metal, PALETTE, plastic } from '../kit/material.ts';
import { boxFootprint, circle, corners, roundedRect } from '../kit/outline.ts';

export const stapler: Drawing = {
  colour: '#b5382f',
  brand: 'Castor & Main',
  angle: { yaw: 26, pitch: 20 },
  draw(art, look) {
    art.shadow(boxFootprint(-165, -34, 160, 34), 90);
    drawBase(art);
    art.at({ x: 138, y: 44, turnZ: -4.5 }, () => drawArm(art, look));
  },
};

function drawBase(art: Art): void {
  const body = plastic(PALETTE.graphite);
  const foot = corners('-168 0, -168 12 r8, -150 17 r8, 130 17 r10, 158 12 r10, 158 0');
  const hinge = corners('84 15, 100 62 r10, 150 70 r20, 157 15 r4');
  art.prism('z', foot, -32, 32, body, { rim: 0.35 });
  art.prism('y', roundedRect(-160, -18, -112, 18, 8), 17, 20, metal(PALETTE.steel));
  art.prism('z', hinge, -25, 25, body);
}

function drawArm(art: Art, { colour, brand }: Look): void {
  const magazine = corners('-296 -12 r2, -296 12 r2, -30 12, -30 -12');
  art.prism('z', magazine, -15, 15, metal(PALETTE.steel));
  art.line('-290 -4 15.5, -60 -4 15.5', shade(PALETTE.steel, -0.4), 2, 'opacity=".5"');
  const arm = '-306 4 r7, -308 32 r26, -250 55 r320, -70 61 r640, 14 46 r40, 22 -6 r16, -14 -12 r12, -40 4 r14';
  art.prism('z', corners(arm, 5), -29, 29, gloss(colour), { rim: 0.75, rimWidth: 3 });
  const gleam = 'M -296 29 29.5 C -240 46 29.5, -150 52 29.5, -60 50 29.5 L -60 44 29.5 C -150 46 29.5, -240 38 29.5, -296 22 29.5 Z';
  art.curve(gleam, '#fff', 'opacity=".2"');
  art.onFront(-190, 32, 29.5, lockup(0, 0, 17, brand, lightOn(colour, 0.78), { room: 160 }));
  art.at({ x: -2, y: 17, z: 29.5 }, () => art.prism('z', circle(0, 0, 11, 14), 0, 4, plastic(PALETTE.steel)));
}
