import { expect, test } from 'vitest';
import { isMost, magnify, MIDDLE, pan, STEP, swiped, toggle, WHOLE } from './magnify.ts';

const frame = { width: 400, height: 300 };

test('[CAT-2] zooming keeps the point under the pointer in place, from one to four times', () => {
  const at = { x: 100, y: -50 };
  const closer = magnify(WHOLE, 2, at, frame);
  expect(closer).toEqual({ scale: 2, x: -100, y: 50 });
  // The same point of the picture is still at `at`.
  expect((at.x - closer.x) / closer.scale).toBe(at.x);
  expect(magnify(closer, 0.5, at, frame)).toEqual(WHOLE);
  expect(magnify(WHOLE, 9, MIDDLE, frame)).toEqual({ scale: 4, x: 0, y: 0 });
  expect(isMost(magnify(WHOLE, 9, MIDDLE, frame))).toBe(true);
  expect(magnify(WHOLE, 0.1, at, frame)).toEqual(WHOLE);
  expect(magnify(WHOLE, STEP, MIDDLE, frame).scale).toBe(1.5);
});

test('[CAT-2] a picture cannot be moved past its edge', () => {
  const closer = magnify(WHOLE, 2, MIDDLE, frame);
  expect(pan(closer, 30, -20, frame)).toEqual({ scale: 2, x: 30, y: -20 });
  expect(pan(closer, 900, -900, frame)).toEqual({ scale: 2, x: 200, y: -150 });
  expect(pan(WHOLE, 30, 30, frame)).toEqual(WHOLE);
});

test('[CAT-2] a double press zooms in, another shows the whole picture', () => {
  const closer = toggle(WHOLE, { x: 10, y: 0 }, frame);
  expect(closer.scale).toBe(2.5);
  expect(toggle(closer, MIDDLE, frame)).toEqual(WHOLE);
});

test('[CAT-2] a horizontal swipe turns to the next picture, unless the picture is zoomed or the move is vertical', () => {
  expect([swiped(WHOLE, -80, 10), swiped(WHOLE, 80, 10)]).toEqual([1, -1]);
  expect([swiped(WHOLE, -40, 0), swiped(WHOLE, -80, 60), swiped({ ...WHOLE, scale: 2 }, -80, 0)]).toEqual([0, 0, 0]);
});
