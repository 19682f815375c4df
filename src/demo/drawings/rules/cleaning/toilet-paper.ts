// Bathroom tissue: short white rolls in a stack, a sheet hanging from the first.
import { piecesShown, type Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { paper } from '../kit/material.ts';
import { roundFootprint } from '../kit/outline.ts';
import { add, scaled, type Vec3 } from '../kit/vector.ts';

export const toiletPaper: Drawing = {
  colour: '#5aa0bd',
  brand: 'Packwell',
  pack: { form: 'pack', n: 12 },
  fit: 0.8,
  angle: { yaw: 26, pitch: 22 },
  arrangesPack: true,
  draw(art, { pack }) {
    const many = piecesShown(pack, 4) > 1;
    if (many) {
      art.shadow(roundFootprint(-30, -70, 124, 20), 160, { strength: 0.8 });
      for (const [x, y] of [
        [-78, 0],
        [54, 0],
        [-12, 98],
      ] as const)
        art.at({ x, y, z: -66 }, () => drawRoll(art));
    }
    art.at({ x: many ? 26 : 0, z: 62 }, () => {
      art.shadow(roundFootprint(0, 0, 58), 100);
      drawRoll(art);
      drawSheet(art);
    });
  },
};

function drawRoll(art: Art): void {
  art.lathe(0, 0, '56 0, 58 3, 58 95, 56 98', paper('#f7f4ee', { drop: 0.28 }));
  for (const radius of [50, 43, 36]) art.disc([0, 98, 0], radius, 'none', 'stroke="#ddd5c8" stroke-width="1.4"');
  art.disc([0, 98.2, 0], 24, '#c39b6a');
  art.disc([0, 98.2, 0], 20, art.fade(70, [0, '#3c2a1a'], [1, '#8d6b45']));
}

function drawSheet(art: Art): void {
  const { right, front } = art.camera;
  const at = (across: number, y: number, out: number): Vec3 => add(add(scaled(right, across), front, out), [0, y, 0], 1);
  const edge = (points: readonly Vec3[]): readonly Vec3[] => points;
  art.polygon(edge([at(28, 96, 52), at(57, 96, 16), at(66, 2, 40), at(38, 0, 74)]), art.fade(20, [0, '#ffffff'], [1, '#e6dfd3']));
  art.line(edge([at(33, 48, 63), at(62, 49, 28)]), '#cfc6b7', 2, 'stroke-dasharray="4 4"');
}
