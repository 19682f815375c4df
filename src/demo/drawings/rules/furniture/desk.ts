// A wooden desk on steel legs, with two drawers.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { matte, plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { stroke } from '../kit/print.ts';
import type { Vec3 } from '../kit/vector.ts';

const DARK_GRAIN =
  'M0 30c120-12 240 14 380 2s150-6 228-2M0 78c150 10 260-14 400-4s140 10 208 4M0 128c100-16 220 12 330 4s200-14 278-6' +
  'M0 190c180 14 300-12 430-2s120 8 178 4M0 246c140-12 260 10 390 2s150-8 218-2';
const LIGHT_GRAIN = 'M0 54c140-10 220 8 360 2s190-8 248 0M0 160c120-8 260 12 400 2s150-2 208-4M0 222c160-10 260 8 380 0s160-4 228 0';

export const desk: Drawing = {
  colour: '#c8955c',
  brand: 'Castor & Main',
  fit: 0.95,
  angle: { yaw: 28, pitch: 18 },
  draw(art, { colour }) {
    drawShadow(art);
    drawLeg(art, -280, -126);
    drawLeg(art, 280, -126);
    art.box([-280, 246, -132], [280, 262, -120], steel, { radius: 0 });
    art.box([-284, 8, -126], [-276, 22, 126], steel, { radius: 0 });
    drawDrawers(art);
    drawLeg(art, 280, 126);
    drawLeg(art, -280, 126);
    art.box([276, 8, -120], [284, 22, 126], steel, { radius: 0 });
    art.box([-304, 262, -146], [304, 284, 146], matte(colour, { shine: 0.15 }), { rim: 0.7 });
    const grain =
      stroke(DARK_GRAIN, shade(colour, -0.16), 2.2, 'opacity=".55"') + stroke(LIGHT_GRAIN, shade(colour, 0.3), 2, 'opacity=".6"');
    art.onTop(-304, 284.2, -146, grain);
  },
};

const steel = plastic('#34373d', { shine: 0.35 });

function drawShadow(art: Art): void {
  art.shadow(boxFootprint(-292, -136, 292, 136), 60, { softness: 20, strength: 0.8, core: 0.2 });
  for (const [x, z] of boxFootprint(-280, -126, 280, 126)) {
    const patch = boxFootprint(x - 11, z - 11, x + 15, z + 11).map(([a, b]): Vec3 => [a, 0, b]);
    art.groundShadow(patch, 0.5, 5);
  }
}

function drawLeg(art: Art, x: number, z: number): void {
  art.again('leg', { x, z }, () => art.box([-9, 0, -9], [9, 262, 9], steel, { radius: 0, rim: 0 }));
}

function drawDrawers(art: Art): void {
  const white = matte('#efeae1', { shine: 0.1 });
  art.box([110, 26, -110], [262, 262, 112], white, { radius: 2 });
  art.face('110 236 112.3, 262 236 112.3, 262 262 112.3, 110 262 112.3', [0, 0, 1], white, {
    colour: '#8d867b',
    fade: 0.15,
  });
  for (const y of [30, 134]) {
    art.again('drawer', { y }, () => {
      art.box([114, 0, 112], [258, 100, 118], white, { rim: 0.8 });
      art.box([160, 74, 118], [212, 82, 125], steel, { radius: 0 });
    });
  }
}
