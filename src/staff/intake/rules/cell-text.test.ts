import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guarded, isFormula, joinList, joinPairs, splitList, splitPairs, unguarded } from './cell-text.ts';

test.each(['=1+1', '=HYPERLINK("http://x")', '+1+1', '-2+3', '@SUM(1)', "+cmd|' /C calc'!A0", '\t=1', '＝1+1', '=A1'])(
  '%j is a formula',
  (cell) => {
    expect(isFormula(cell)).toBe(true);
    expect(isFormula(guarded(cell))).toBe(false);
  },
);

test.each(['- soft grip', '-20 °C', '-5', '+1', '@home', 'a=b', "'quoted'", '', '+ more', '12.99'])('%j is text', (cell) =>
  expect(isFormula(cell)).toBe(false),
);

const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('|', '\\', '=', ' ', 'a', "'", '+', '-', '@', '\t', '\n') }));

test('guarded text is read back unchanged, and starts no formula', () => {
  fc.assert(
    fc.property(text, (said) => {
      expect(unguarded(guarded(said))).toBe(said);
      expect(guarded(said)).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});

test('lists and pairs are read back unchanged', () => {
  fc.assert(
    fc.property(
      fc.array(text, { minLength: 1 }).filter((list) => list.join('') !== ''),
      (list) => {
        expect(splitList(joinList(list))).toEqual(list);
      },
    ),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text)), (pairs) => {
      expect(splitPairs(joinPairs(pairs))).toEqual(pairs);
    }),
  );
});

test('a part without a name is not a pair', () => expect(splitPairs('color=Black | oops')).toBeUndefined());
