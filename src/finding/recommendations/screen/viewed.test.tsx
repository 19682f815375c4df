import { afterEach, expect, test, vi } from 'vitest';
import { forgetViewed, MOST_VIEWED, rememberViewed, viewedItems } from './viewed.ts';

const stubStorage = (kept = new Map<string, string>()): Map<string, string> => {
  const localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) };
  vi.stubGlobal('window', { localStorage });
  return kept;
};
afterEach(() => vi.unstubAllGlobals());

test('[REC-2] the latest product comes first, each once, 25 at most', () => {
  stubStorage();
  for (let item = 1; item <= 30; item += 1) rememberViewed(`${item}`);
  rememberViewed('20');
  expect(viewedItems().slice(0, 3)).toEqual(['20', '30', '29']);
  expect(viewedItems()).toHaveLength(MOST_VIEWED);
  forgetViewed();
  expect(viewedItems()).toEqual([]);
});

test('[REC-2] unavailable or foreign storage content is ignored', () => {
  stubStorage(new Map([['inkwell.viewed', '{"a":1']]));
  expect(viewedItems()).toEqual([]);
  vi.stubGlobal('window', {});
  expect(() => rememberViewed('1')).not.toThrow();
  expect(viewedItems()).toEqual([]);
});
