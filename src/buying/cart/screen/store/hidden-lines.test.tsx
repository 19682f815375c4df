import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hiddenLines, hideLines } from './hidden-lines.ts';

const MINUTES = 60_000;
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  const localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) };
  vi.stubGlobal('window', { localStorage });
});
afterEach(() => vi.unstubAllGlobals());

test('[CART-9] a removed line is hidden once its time is over, and forgotten when the shop has dropped it', () => {
  hideLines(['a'], 5_000);
  expect(hiddenLines(4_999)).toEqual([]);
  expect(hiddenLines(5_000)).toEqual(['a']);
  hideLines(['b', 'c'], 10 * MINUTES);
  expect(hiddenLines(10 * MINUTES)).toEqual(['a', 'b', 'c']);
  hideLines(['d'], 16 * MINUTES);
  expect(hiddenLines(16 * MINUTES)).toEqual(['b', 'c', 'd']);
});

test('[CART-9] a line that was restored and removed again gets its full time again', () => {
  hideLines(['a'], 5_000);
  hideLines(['a'], 65_000);
  expect(hiddenLines(60_000)).toEqual([]);
  expect(hiddenLines(65_000)).toEqual(['a']);
});

test('[CART-9] nothing fails where storage is refused', () => {
  vi.stubGlobal('window', {});
  hideLines(['a'], 0);
  expect(hiddenLines(1)).toEqual([]);
});
