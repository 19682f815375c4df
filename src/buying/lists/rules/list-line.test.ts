import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inOrder, missingTo, movedBy, readNote } from './list-line.ts';
import { nameTokens } from './name-tokens.ts';

test('[LST-4] at most three names are shown, each cut to 25 characters', () => {
  expect(nameTokens([])).toEqual({ shown: [], more: 0 });
  expect(nameTokens(['Kitchen', 'x'.repeat(25), `${'y'.repeat(23)} and more`, 'Fourth', 'Fifth'])).toEqual({
    shown: ['Kitchen', 'x'.repeat(25), `${'y'.repeat(23)}…`],
    more: 2,
  });
  expect([...(nameTokens(['👩‍👩‍👧'.repeat(30)]).shown[0]?.matchAll(/👩‍👩‍👧/gu) ?? [])]).toHaveLength(24);
});

test.each([
  [{ par: null, onHand: 3 }, null],
  [{ par: 5, onHand: null }, 5],
  [{ par: 5, onHand: 2 }, 3],
  [{ par: 5, onHand: 9 }, 0],
])('[LST-6] what is missing to par: %j', (line, missing) => expect(missingTo(line)).toBe(missing));

test.each([
  [null, { note: null }],
  [' \u200B ', { note: null }],
  ['  blue\none ', { note: 'blue one' }],
  ['x'.repeat(201), { problem: 'LIST_NOTE_TOO_LONG' }],
])('[LST-6] a note is cleaned or refused: %j', (typed, read) => expect(readNote(typed)).toEqual(read));

test('[LST-6] sorting loses and doubles no line, whatever order is asked for', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 12 });
  fc.assert(
    fc.property(ids, fc.array(fc.string({ maxLength: 3 })), fc.integer(), (lines, asked, places) => {
      expect(inOrder(lines, asked).toSorted()).toEqual(lines.toSorted());
      const [one = ''] = lines;
      expect(movedBy(lines, one, places).toSorted()).toEqual(lines.toSorted());
    }),
  );
  expect(inOrder(['a', 'b', 'c'], ['c', 'x', 'c'])).toEqual(['c', 'a', 'b']);
  expect(movedBy(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(movedBy(['a', 'b', 'c'], 'b', 99)).toEqual(['a', 'c', 'b']);
});
