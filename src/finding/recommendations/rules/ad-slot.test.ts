import { expect, test } from 'vitest';
import { adSlotOf, isListPlace } from './ad-slot.ts';

test.each([
  [2560, 1440],
  [1440, 1440],
  [1439.5, 1025],
  [1025, 1025],
  [1024.9, 821],
  [821, 821],
  [820.4, 640],
  [640, 640],
  [639.9, 0],
  [320, 0],
])('[APP-16] a window %s px wide has the ad slot %s', (width, slot) => {
  expect(adSlotOf(width)).toBe(slot);
  expect(isListPlace(`list${slot}`)).toBe(true);
});

test('[APP-16] a list’s place names an existing slot, or none', () => {
  expect(['list', 'list0', 'list1', 'list1366', 'lists', 'cart'].map(isListPlace)).toEqual([true, true, false, false, false, false]);
});
