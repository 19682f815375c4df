// A dispenser pump: collar, stem, and a spout that bends forward.
import type { Art } from '../kit/art.ts';
import type { Material } from '../kit/material.ts';
import { corners } from '../kit/outline.ts';

/** Stands on the neck of a bottle at the origin of the frame; `y` is where the neck ends. */
export function drawPump(art: Art, y: number, material: Material): void {
  art.lathe(0, 0, `17 ${y - 4}, 18 ${y}, 18 ${y + 14}, 13 ${y + 19}`, material);
  art.lathe(0, 0, `5 ${y + 18}, 5 ${y + 38}`, material);
  const spout = `-52 ${y + 26} r2, -50 ${y + 36} r8, -26 ${y + 50} r14, 14 ${y + 52} r8, 18 ${y + 40} r5, -10 ${y + 38} r6, -38 ${y + 34} r6, -44 ${y + 25} r2`;
  art.prism('z', corners(spout, 4), -7, 7, material, { rim: 0.7 });
}
