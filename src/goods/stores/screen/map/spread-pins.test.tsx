import { expect, test } from 'vitest';
import { spreadPins, type Point } from './spread-pins.ts';
import { shownPins } from './shown-pins.ts';

const nearest = (points: readonly Point[]): number =>
  Math.min(...points.flatMap((one, at) => points.slice(at + 1).map((two) => Math.hypot(one.x - two.x, one.y - two.y))));

test('[STO-1] overlapping pins move apart, others stay', () => {
  const far = { x: 500, y: 500 };
  const moved = spreadPins([{ x: 10, y: 10 }, { x: 10, y: 10 }, { x: 20, y: 12 }, { x: 31, y: 9 }, far], 32);
  expect(nearest(moved)).toBeGreaterThanOrEqual(32);
  expect(moved.at(-1)).toEqual(far);
});

test('[STO-1] sixty pins in one town fit', () => {
  const crowd = Array.from({ length: 60 }, (_, at) => ({ x: 100 + (at % 5), y: 100 + (at % 7) }));
  expect(nearest(spreadPins(crowd, 32))).toBeGreaterThanOrEqual(24);
});

test('[STO-1] neighbours move apart a little; of a crowd the first are shown, and none is misleading', () => {
  const pair = shownPins(
    [
      { x: 10, y: 10 },
      { x: 12, y: 10 },
    ],
    32,
  );
  expect(pair.map(({ at }) => at)).toEqual([0, 1]);
  const crowd = Array.from({ length: 50 }, (_, at) => ({ x: 100 + (at % 5), y: 100 + (at % 7) }));
  const shown = shownPins(crowd, 32);
  expect(shown.length).toBeGreaterThan(2);
  expect(shown.length).toBeLessThan(20);
  for (const { at, point } of shown) {
    const { x, y } = crowd[at] ?? { x: 0, y: 0 };
    expect(Math.hypot(point.x - x, point.y - y)).toBeLessThanOrEqual(32);
  }
});
