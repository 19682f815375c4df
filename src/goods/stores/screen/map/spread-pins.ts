// Points that lie on each other step aside, so that each can be pressed.
export interface Point {
  readonly x: number;
  readonly y: number;
}

const MOST_ROUNDS = 200;
/** A hair more than asked, so that rounding does not bring them together again. */
const SLACK = 0.5;

/** The same points in the same order, moved as little as it takes to be `distance` from each other. */
export function spreadPins(points: readonly Point[], distance: number): readonly Point[] {
  const moved = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (!pushed(moved, distance)) break;
  }
  return moved;
}

/** One round over all pairs; whether any was too close. */
function pushed(points: { x: number; y: number }[], distance: number): boolean {
  let close = false;
  for (const [at, one] of points.entries()) {
    for (const [other, two] of points.entries()) {
      if (other <= at) continue;
      const between = Math.hypot(two.x - one.x, two.y - one.y);
      if (between >= distance) continue;
      close = true;
      // In the same place there is no direction: each pair takes one of its own.
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
