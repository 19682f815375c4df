// A desk organizer: a tall cup of pencils and scissors, a slot of letters, a low tray of notes.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { matte, paper, plastic, type Material } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, stroke } from '../kit/print.ts';
import type { Vec3 } from '../kit/vector.ts';

export const deskOrganizer: Drawing = {
  colour: '#3a3f47',
  brand: 'Castor & Main',
  fit: 0.84,
  angle: { yaw: 30, pitch: 24 },
  draw(art, { colour }) {
    const shell = matte(colour, { shine: 0.18 });
    art.shadow(boxFootprint(-85, -60, 85, 60), 120);
    // far half: letters at the left, pencils at the right
    art.box([-85, 0, -60], [-81, 96, 0], shell, { radius: 0 });
    drawLetters(art);
    drawPencils(art);
    drawCup(art, [-85, 0, -60], [20, 80, -2], shell);
    drawCup(art, [20, 0, -60], [85, 100, -2], shell);
    // near half: a low tray with notes
    drawNotes(art);
    drawCup(art, [-85, 0, -2], [85, 34, 60], shell);
    art.onFront(-85, 34, 60.3, stroke('M10 10h150M10 17h150M10 24h150', shade(colour, -0.3), 2, 'opacity=".7"'));
  },
};

/** The walls that the viewer sees of an open box: its front and its right side, each with a bright edge. */
function drawCup(art: Art, [x0, y0, z0]: Vec3, [x1, y1, z1]: Vec3, shell: Material): void {
  art.box([x1 - 4, y0, z0], [x1, y1, z1], shell, { radius: 0, rim: 0.5 });
  art.box([x0, y0, z1 - 4], [x1, y1, z1], shell, { radius: 0, rim: 0.7 });
}

function drawLetters(art: Art): void {
  for (const [i, tint] of ['#f6f2ea', '#e3d3b4', '#fbf9f5'].entries()) {
    const [z, high] = [-48 + i * 15, 148 - i * 14];
    art.box([-76, 20, z], [12, high, z + 3], paper(tint), { radius: 1, rim: 0.6 });
    art.onFront(-70, high - 8, z + 3.2, rect(0, 0, 26, 8, '#c8645a', 1, 'opacity=".85"') + stroke('M44 4h32M44 11h22', '#b9b0a1', 3));
  }
}

function drawPencils(art: Art): void {
  const sticks: readonly (readonly [x: number, z: number, lean: number, colour: string])[] = [
    [34, -44, -6, '#2b5fa8'],
    [60, -40, 9, '#e8ae34'],
    [46, -24, 2, '#c8453a'],
    [68, -20, 14, '#2f8f5a'],
  ];
  for (const [x, z, lean, colour] of sticks) {
    art.bar(
      [x, 10, z],
      [x + lean * 1.2, 150, z - 4],
      [
        [0, 5, 0.84, 5, colour],
        [0.84, 5, 0.96, 1.6, '#e6c598'],
        [0.96, 1.6, 1, 0.4, shade(colour, -0.3)],
      ],
    );
  }
  art.box([30, 30, -16], [42, 158, -13], plastic('#d9ae6a'), { radius: 1, rim: 0.6 });
  art.onFront(30, 158, -12.8, stroke('M0 8h6M0 16h4M0 24h6M0 32h4M0 40h6M0 48h4', '#6d512a', 1.2));
}

function drawNotes(art: Art): void {
  const note = paper('#f6d34a', { drop: 0.28, lift: 0.5 });
  art.box([-74, 4, 6], [-14, 48, 54], note, { radius: 1, rim: 0.5 });
  art.onFront(-74, 48, 54.2, stroke('M0 4h60M0 8h60M0 12h60', shade('#f6d34a', -0.18), 0.6));
  art.box([4, 4, 10], [58, 40, 44], paper('#7cc8d8', { drop: 0.28, lift: 0.5 }), { radius: 1, rim: 0.5 });
}
