// A flip-chart pad on its easel.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { COPY_COLOUR, metal, PALETTE, paper, plastic } from '../kit/material.ts';
import { boxFootprint, roundFootprint } from '../kit/outline.ts';
import { spot } from '../kit/print.ts';
import type { Vec3 } from '../kit/vector.ts';

const FEET: readonly Vec3[] = [
  [-150, 0, 70],
  [150, 0, 70],
  [0, 0, -150],
];

export const easelPad: Drawing = {
  colour: '#2f7f86',
  brand: 'Brightleaf',
  fit: 0.94,
  angle: { yaw: 24, pitch: 12 },
  draw(art, { colour }) {
    const steel = metal(PALETTE.steel);
    art.shadow(boxFootprint(-150, -140, 150, 70), 40, { softness: 22, strength: 0.6, core: 0.14 });
    for (const [x, , z] of FEET) art.shadow(roundFootprint(x, z, 10), 20, { softness: 8 });
    art.rod([0, 8, -150], [0, 500, -6], '0 7, 1 7', steel);
    for (const x of [-150, 150]) art.rod([x, 8, 70], [x * 0.42, 500, -6], '0 8, 1 8', steel);
    for (const [x, , z] of FEET) art.rod([x, 0, z], [x * 0.985, 16, z * 0.97], '0 10, 1 10', plastic('#2b2e34'));
    art.at({ y: 150, z: 46, turnX: -7.5 }, () => drawPad(art, colour));
  },
};

function drawPad(art: Art, colour: string): void {
  art.box([-160, -14, -4], [160, -4, 26], plastic('#3a3e46'), { radius: 1, rim: 0.6 });
  art.box([-154, -4, -4], [154, 350, 12], paper('#fdfcf8'), { radius: 1, rim: 0.7 });
  art.box([-158, 332, -6], [158, 368, 16], plastic(colour), { radius: 4, rim: 0.7 });
  art.onFront(-154, 332, 12.3, chart(art), 308, 330);
  for (const [i, ink] of ['#2b4c9b', '#c8453a', '#2d8a5b'].entries()) {
    art.again('marker', { x: -120 + i * 58, y: 2, z: 20 }, () => drawMarker(art), { colour: ink });
  }
}

function chart(art: Art): string {
  const pen = 'fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="6"';
  const sheen = `<path d="M0 0h308v330H0z" fill="${art.fade(50, [0, '#fff', 0.6], [0.6, '#fff', 0], [1, '#3a2818', 0.06])}"/>`;
  const writing =
    '<path d="M40 46h120M40 70h76" stroke="#2b4c9b"/><path d="M44 236V118M44 236h220" stroke="#4a4f57" stroke-width="5"/>' +
    '<path d="M60 214c30-6 40-44 66-42s26 20 46-10 22-40 62-48" stroke="#c8453a"/><path d="M214 108l22 4-8 20" stroke="#c8453a"/>' +
    '<path d="M60 276l8 9 16-20M108 274h96" stroke="#2d8a5b"/>';
  return `${sheen}<g ${pen}>${writing}</g>${spot(126, 172, 7, '#e0a03c')}`;
}

function drawMarker(art: Art): void {
  art.bar(
    [0, 0, 0],
    [46, 0, 0],
    [
      [0, 5, 0.4, 5.6, COPY_COLOUR],
      [0.4, 5.2, 0.94, 5.2, '#f4f1ec'],
      [0.94, 5.4, 1, 5.2, COPY_COLOUR],
    ],
  );
}
