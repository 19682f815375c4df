// Which pins fit on a map, and where: at the store or so close to it that nobody is misled.
import { spreadPins, type Point } from './spread-pins.ts';

export interface ShownPin {
  /** Its index in the list. */
  readonly at: number;
  readonly point: Point;
}

/** Hides pins of a crowd that would have to move further than `distance`, later ones in the list first, a few at a time. */
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
