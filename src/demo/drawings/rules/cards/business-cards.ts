// Printed business cards: two small stacks, one card askew.
import type { Drawing } from '../drawing.ts';
import type { Art } from '../kit/art.ts';
import { brandMark } from '../kit/brand.ts';
import { shade } from '../kit/colour.ts';
import { paper } from '../kit/material.ts';
import { boxFootprint } from '../kit/outline.ts';
import { rect, stroke } from '../kit/print.ts';

const [HALF_WIDTH, HALF_DEPTH] = [62, 36];

export const businessCards: Drawing = {
  colour: '#1f5a70',
  brand: 'Inkwell Print',
  fit: 0.82,
  angle: { yaw: 30, pitch: 40 },
  draw(art, { colour, brand }) {
    art.at({ x: -40, z: -50, turnY: 8 }, () => drawStack(art, colour, 20, back(colour, brand)));
    art.at({ x: 30, z: 44, turnY: -10 }, () => drawStack(art, '#fbf8f2', 12, face(colour, brand)));
  },
};

const face = (colour: string, brand: string): string =>
  brandMark(12, 12, 18, colour, brand) +
  stroke('M40 20h60', colour, 6) +
  stroke('M12 46h70M12 55h54', '#8d8679', 3) +
  rect(0, 64, 124, 8, colour);

const back = (colour: string, brand: string): string => brandMark(44, 18, 36, shade(colour, 0.75), brand);

function drawStack(art: Art, colour: string, height: number, print: string): void {
  art.shadow(boxFootprint(-HALF_WIDTH, -HALF_DEPTH, HALF_WIDTH, HALF_DEPTH), 30, { softness: 9 });
  art.box([-HALF_WIDTH, 0, -HALF_DEPTH], [HALF_WIDTH, height, HALF_DEPTH], paper(colour), { radius: 0.6, rim: 0.5 });
  const edges = Array.from({ length: Math.floor(height / 2) }, (_, i) => `M0 ${1 + i * 2}h${2 * HALF_WIDTH}`).join('');
  art.onFront(-HALF_WIDTH, height, HALF_DEPTH + 0.2, stroke(edges, shade(colour, -0.25), 0.5, 'opacity=".7"'));
  art.at({ x: 9, y: height + 1.2, z: -6, turnY: -9 }, () => {
    art.cast(
      `-${HALF_WIDTH} -0.8 ${HALF_DEPTH + 3}, ${HALF_WIDTH + 5} -0.8 ${HALF_DEPTH + 3}, ${HALF_WIDTH + 5} -0.8 -${HALF_DEPTH}, -${HALF_WIDTH} -0.8 -${HALF_DEPTH}`,
      0.35,
      4,
    );
    art.box([-HALF_WIDTH, 0, -HALF_DEPTH], [HALF_WIDTH, 1.2, HALF_DEPTH], paper(colour), { axis: 'y', radius: 2, rim: 0.6 });
    art.onTop(-HALF_WIDTH, 1.4, -HALF_DEPTH, print, 2 * HALF_WIDTH, 2 * HALF_DEPTH);
  });
}
