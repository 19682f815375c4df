import { beforeEach, expect, test, vi } from 'vitest';
import { hiddenLines, hideLines } from './hidden-lines.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
  vi.stubGlobal('localStorage', localStorage);
  return () => vi.unstubAllGlobals();
});

test('[CART-9] a removed line that is loaded anew is hidden when its first row was over, and at once where its time is', () => {
  hideLines(['a', 'b'], 5_000);
  hideLines(['a'], 9_000);
  expect(hiddenLines(4_999)).toEqual([]);
  expect(hiddenLines(5_000)).toEqual(['a', 'b']);
  hideLines(['b'], 3_000);
  expect(hiddenLines(3_000)).toEqual(['b']);
});

test('[CART-9] what the shop has forgotten is forgotten here, too', () => {
  hideLines(['a'], 5_000);
  hideLines(['b'], 5_000 + 15 * 60_000);
  expect(hiddenLines(10_000_000)).toEqual(['b']);
});
