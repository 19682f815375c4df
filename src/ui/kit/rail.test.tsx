import { expect, test } from 'vitest';
import { railWindow } from './rail-window.ts';

test('hidden slides are inert, a partly visible slide is not', () => {
  const view = railWindow([0, 1, 1, 0.4, 0.05]);
  expect(view.hidden).toEqual([true, false, false, false, true]);
  expect([view.first, view.last]).toEqual([1, 2]);
  expect([view.atStart, view.atEnd]).toEqual([false, false]);
});

test('fractional widths still count as the end', () => {
  expect(railWindow([0.99, 1, 0]).atStart).toBe(true);
  expect(railWindow([0, 1, 0.985]).atEnd).toBe(true);
});

test('an empty row cannot scroll', () => {
  expect(railWindow([])).toEqual({ hidden: [], first: 0, last: 0, atStart: true, atEnd: true });
});
