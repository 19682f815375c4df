// Moves overlapping points apart, so that each can be pressed.
export interface Point {
  readonly x: number;
  readonly y: number;
}

const MOST_ROUNDS = 200;
/** A little more than `distance`, so that rounding does not make points overlap again. */
const SLACK = 0.5;

/** The same points in the same order, moved just enough to be `distance` apart. */
export function spreadPins(points: readonly Point[], distance: number): readonly Point[] {
  const moved = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (!pushed(moved, distance)) break;
  }
  return moved;
}

/** One pass over all pairs; returns whether any was too close. */
function pushed(points: { x: number; y: number }[], distance: number): boolean {
  let close = false;
  for (const [at, one] of points.entries()) {
    for (const [other, two] of points.entries()) {
      if (other <= at) continue;
      const between = Math.hypot(two.x - one.x, two.y - one.y);
      if (between >= distance) continue;
      close = true;
      // Identical points have no direction, so each pair gets a fixed one.
      const angle = between === 0 ? (at * 7 + other) % 6 : Math.atan2(two.y - one.y, two.x - one.x);
      const step = (distance + SLACK - between) / 2;
      one.x -= Math.cos(angle) * step;
      one.y -= Math.sin(angle) * step;
      two.x += Math.cos(angle) * step;
      two.y += Math.sin(angle) * step;
    }
  }
  return close;
}
