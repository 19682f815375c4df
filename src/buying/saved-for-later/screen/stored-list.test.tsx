import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SavedList } from '#buying/saved-for-later/contract';
import { readStoredList, storeList } from './stored-list.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-20T14:00:00Z');
const LIST = { page: 1 } as SavedList; // the test reads no more

const kept = new Map<string, string>();
const page = { pathname: '/', cookie: '', lang: 'en-US' };

beforeEach(() => {
  kept.clear();
  Object.assign(page, { pathname: '/', cookie: 'contextid=first', lang: 'en-US' });
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('window', { location: page, localStorage });
  vi.stubGlobal('document', {
    get cookie() {
      return page.cookie;
    },
    documentElement: page,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[CART-19] a stored list is used unchanged under 10 minutes, shown up to 15, then deleted', () => {
  storeList(LIST);
  const freshAfter = (minutes: number) => {
    vi.setSystemTime(NOW + minutes * MINUTE);
    return readStoredList()?.fresh;
  };
  expect([freshAfter(9.9), freshAfter(10), freshAfter(14.9), freshAfter(15)]).toEqual([true, false, false, undefined]);
  expect(kept.size).toBe(0);
});

test('[CART-19] a stored list is used in its own language only', () => {
  storeList(LIST);
  page.lang = 'fr-CA';
  expect(readStoredList()).toBeNull();
});

test('[CART-20] in another session the stored list is deleted, with all data of the last shopper', () => {
  storeList(LIST);
  for (const key of ['cart', 'listitems', 'other']) kept.set(key, '{}');
  page.cookie = 'contextid=second';
  expect(readStoredList()).toBeNull();
  expect([...kept.keys()]).toEqual(['other']);
});
