// Which pins a map has room for, and where: each stands where its store is, or so little beside it that nobody is led astray.
import { spreadPins, type Point } from './spread-pins.ts';

export interface ShownPin {
  /** Its place in the list. */
  readonly at: number;
  readonly point: Point;
}

/** Pins of a crowd that would have to step further than `distance` give way to those before them in the list, a few at a time. */
export function shownPins(points: readonly Point[], distance: number): readonly ShownPin[] {
  let kept = points.map((point, at) => ({ at, point }));
  for (;;) {
    const moved = spreadPins(
      kept.map(({ point }) => point),
      distance,
    );
    const astray = kept.filter(({ point }, one) => Math.hypot((moved[one]?.x ?? 0) - point.x, (moved[one]?.y ?? 0) - point.y) > distance);
    const leaving = new Set(astray.slice(-Math.ceil(astray.length / 4)));
    if (leaving.size === 0) return kept.map(({ at, point }, one) => ({ at, point: moved[one] ?? point }));
    kept = kept.filter((pin) => !leaving.has(pin));
  }
}
