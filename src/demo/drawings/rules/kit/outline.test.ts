import { describe, expect, test } from 'vitest';
import { path3, points2 } from './notation.ts';
import { circle, corners, roundedRect } from './outline.ts';
import { clip, hull, isConvex, thinned, windingArea } from './polygon.ts';

const SQUARE = points2('0 0, 10 0, 10 10, 0 10');

describe('notation', () => {
  test('a corner is x, y and, when it is rounded, its radius', () => {
    expect(corners('0 0, 10 0, 10 10, 0 10')).toEqual(SQUARE);
    expect(corners('0 0, 10 0 r4, 10 10, 0 10').length).toBeGreaterThan(4);
  });

  test('a path keeps its commands and points in order', () => {
    expect(path3('M 0 0 0 L 1 2 -3, 4 5 6 Z')).toEqual(['M', [0, 0, 0], 'L', [1, 2, -3], [4, 5, 6], 'Z']);
  });

  test('a slip of the pen is refused', () => {
    expect(() => points2('0 0, 1O 0')).toThrow('not a number in a drawing: 1O');
  });
});

test('a rounded corner never reaches beyond its sides', () => {
  for (const [x, y] of roundedRect(0, 0, 10, 10, 40)) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(10);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(10);
  }
});

test('outlines know their turning', () => {
  expect(windingArea(SQUARE)).toBe(200);
  expect(windingArea(SQUARE.toReversed())).toBe(-200);
  expect(isConvex(SQUARE)).toBe(true);
  expect(isConvex(points2('0 0, 10 0, 5 3, 10 10, 0 10'))).toBe(false);
});

test('a hull leaves the inside out, a clip the outside', () => {
  expect(hull([...SQUARE, [5, 5]])).toHaveLength(4);
  expect(windingArea(clip(SQUARE, points2('5 5, 15 5, 15 15, 5 15')))).toBe(50);
});

test('points on a straight line go, the shape stays', () => {
  expect(thinned(points2('0 0, 5 0, 10 0, 10 10, 5 10, 0 10'), 0.1)).toHaveLength(4);
  expect(Math.abs(windingArea(thinned(circle(0, 0, 100, 90), 0.4)) / 2 - Math.PI * 100 ** 2)).toBeLessThan(300);
});
