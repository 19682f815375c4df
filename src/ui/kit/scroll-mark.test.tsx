import { expect, test } from 'vitest';
import { LONG_FROM, LONGEST_MARK, markFor } from './scroll-mark.tsx';

test.each([
  ['all of it is seen', { seen: 1_200, all: 1_200, top: 0 }, null],
  ['a little more than is seen', { seen: 700, all: LONG_FROM - 1, top: 0 }, null],
  ['from the threshold on', { seen: 700, all: LONG_FROM, top: 0 }, { length: LONGEST_MARK, offset: 0 }],
  ['half-way', { seen: 500, all: 1_500, top: 500 }, { length: LONGEST_MARK, offset: (500 - LONGEST_MARK) / 2 }],
  ['at the end', { seen: 500, all: 1_500, top: 1_000 }, { length: LONGEST_MARK, offset: 500 - LONGEST_MARK }],
  ['pulled beyond its end', { seen: 500, all: 1_500, top: 1_080 }, { length: LONGEST_MARK, offset: 500 - LONGEST_MARK }],
  ['a slit of a very long list', { seen: 100, all: 10_000, top: 0 }, { length: 1, offset: 0 }],
])('[ERR-2] the scroll mark: %s', (_, scrolled, expected) => expect(markFor(scrolled)).toEqual(expected));
