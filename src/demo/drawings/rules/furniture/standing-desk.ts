// A height-adjustable desk, raised: two telescoping legs and a keypad under the edge.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { matte, metal, plastic } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, stroke } from '../kit/print.ts';

const [HALF, DEEP, HIGH] = [300, 140, 440];
const GRAIN =
  'M0 40c140-12 260 12 400 0s140 6 200 0M0 100c180 12 300-12 440 0s100-6 160 0M0 160c120-10 260 12 400 2s140-8 200 0M0 220c180 10 320-10 420 0s120 4 180 0';

export const standingDesk: Drawing = {
  colour: '#c8955c',
  brand: 'Castor & Main',
  fit: 0.95,
  angle: { yaw: 28, pitch: 16 },
  draw(art, { colour }) {
    art.shadow(boxFootprint(-250, -120, 250, 120), 60, { softness: 22, strength: 0.8, core: 0.2 });
    drawLeg(art, -220);
    art.box([-220, HIGH - 34, -14], [220, HIGH - 14, 14], frame, { radius: 1 });
    drawLeg(art, 220);
    art.box([-230, HIGH - 14, -60], [230, HIGH, 60], frame, { radius: 0 });
    art.box([-HALF, HIGH, -DEEP], [HALF, HIGH + 20, DEEP], matte(colour, { shine: 0.15 }), { axis: 'y', radius: 14, rim: 0.75 });
    const grain =
      stroke(GRAIN, shade(colour, -0.16), 2.2, 'opacity=".55"') +
      stroke(GRAIN, shade(colour, 0.3), 2, 'opacity=".5" transform="translate(0 18)"');
    art.onTop(-HALF, HIGH + 20.2, -DEEP, grain, 2 * HALF, 2 * DEEP);
    drawKeypad(art);
  },
};

const frame = plastic('#3a3e46', { shine: 0.35 });

/** A foot, the outer tube, and the steel tube it slides on. */
function drawLeg(art: Art, x: number): void {
  art.again('leg', { x }, () => {
    art.box([-22, 0, -128], [22, 14, 128], frame, { axis: 'y', radius: 10, rim: 0.6 });
    art.box([-20, 14, -30], [20, 250, 30], frame, { radius: 2, rim: 0.4 });
    art.box([-14, 250, -23], [14, HIGH - 14, 23], metal('#aab0b7', { banding: 0.04 }), { radius: 2, rim: 0.5 });
  });
  art.shadow(boxFootprint(x - 22, -128, x + 22, 128), 20, { softness: 9 });
}

function drawKeypad(art: Art): void {
  art.box([150, HIGH - 12, DEEP - 20], [232, HIGH, DEEP + 6], plastic('#23262b'), { axis: 'y', radius: 3, rim: 0.5 });
  const keys = [0, 1, 2].map((i) => rect(46 + i * 11, 3, 7, 6, '#8b9097', 1)).join('');
  art.onFront(150, HIGH, DEEP + 6.2, rect(6, 2.5, 32, 7.5, '#4fa6c9', 1) + keys);
}
