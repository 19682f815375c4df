// The plastic card itself: a thin plate with round corners and print on top.
import type { Art } from '../kit/art.ts';
import { plastic } from '../kit/material.ts';

const [HALF_WIDTH, HALF_DEPTH, THICKNESS] = [86, 54, 3];
/** The card's face in print units. */
export const CARD_FACE = '<rect width="172" height="108" rx="8"/>';

export function drawPlasticCard(art: Art, colour: string, print: string): void {
  art.box([-HALF_WIDTH, 0, -HALF_DEPTH], [HALF_WIDTH, THICKNESS, HALF_DEPTH], plastic(colour, { drop: 0.3, shine: 0.1 }), {
    axis: 'y',
    radius: 8,
    rim: 0.9,
  });
  art.onTop(-HALF_WIDTH, THICKNESS + 0.15, -HALF_DEPTH, print, 2 * HALF_WIDTH, 2 * HALF_DEPTH);
}
