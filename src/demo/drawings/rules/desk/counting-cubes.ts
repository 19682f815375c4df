// Counting cubes that link: a tower, a stair and a few loose ones.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { shade } from '../kit/colour.ts';
import { gloss } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';

const TINTS = ['#c8433e', '#e0b23c', '#2d7a55', '#2b6fb0', '#d9772b', '#7d4b9e'];
const SIDE = 44;
/** Column, row (toward the viewer) and how many cubes stand there. */
const TOWERS = [
  [-2, -1, 4],
  [-1, -1, 3],
  [0, -1, 2],
  [1, -1, 1],
  [-2, 0.6, 1],
  [0.4, 0.8, 2],
  [1.9, 0.9, 1],
] as const;

export const countingCubes: Drawing = {
  colour: '#2b6fb0',
  brand: 'Chalkline',
  fit: 0.84,
  angle: { yaw: 28, pitch: 26 },
  draw(art) {
    for (const [i, [column, row, high]] of TOWERS.entries()) {
      const [x, z] = [column * SIDE * 1.06, row * SIDE * 1.2];
      art.shadow(boxFootprint(x - 22, z - 22, x + 22, z + 22), high * 40, { softness: 9 });
      for (let level = 0; level < high; level++) drawCube(art, x, level * SIDE, z, TINTS[(i + level) % TINTS.length] ?? '#2b6fb0');
      art.lathe(x, z, `9 ${high * SIDE}, 9 ${high * SIDE + 9}`, gloss(TINTS[(i + high - 1) % TINTS.length] ?? '#2b6fb0'));
    }
  },
};

function drawCube(art: Art, x: number, y: number, z: number, tint: string): void {
  art.box([x - 22, y, z - 22], [x + 22, y + SIDE, z + 22], gloss(tint, { shine: 0.3 }), { radius: 0, rim: 0.7 });
  art.onFront(x - 22, y + SIDE, z + 22.3, `<circle cx="22" cy="22" r="9" fill="${shade(tint, -0.4)}"/>`);
}
