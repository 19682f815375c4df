import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSearches, pastSearches, pastSearchesLike, rememberSearch } from './past-searches.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  const localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) };
  vi.stubGlobal('window', { localStorage });
});
afterEach(() => vi.unstubAllGlobals());

test('[CAT-7] past searches are stored once each, latest first, and deleted on demand', () => {
  for (const text of ['paper', 'pens', ' Paper ', '', 'toner 4120dw']) rememberSearch(text);
  expect(pastSearches()).toEqual(['toner 4120dw', 'Paper', 'pens']);
  expect(pastSearchesLike('p', 5)).toEqual(['Paper', 'pens']);
  expect(pastSearchesLike('', 2)).toEqual(['toner 4120dw', 'Paper']);
  expect(pastSearchesLike('pens', 5)).toEqual([]);
  forgetSearches();
  expect(pastSearches()).toEqual([]);
});

test('[CAT-7] foreign content in storage is ignored', () => {
  window.localStorage.setItem('inkwell.searches', '{"a":1');
  expect(pastSearches()).toEqual([]);
  window.localStorage.setItem('inkwell.searches', '[1,"pens",null]');
  expect(pastSearches()).toEqual(['pens']);
});

test('[CAT-7] search works without storage', () => {
  vi.stubGlobal('window', {});
  rememberSearch('pens');
  expect(pastSearches()).toEqual([]);
});
