import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHUNK, makeEachChunk } from './word-scanner.ts';
import { makeStringInterner } from './string-interner.ts';
import { makeUnitsOf } from './utf16-code-units.ts';

const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'abé0 19-./\'_+&,\n"µ™', '\u{1D400}', '\uD800') }),
  fc.string({ unit: 'binary' }),
);

test('the words of a text have the same bounds as with the regular expression', () => {
  const eachChunk = makeEachChunk();
  const unitsOf = makeUnitsOf();
  fc.assert(
    fc.property(texts, (text) => {
      const found: string[] = [];
      eachChunk(text, unitsOf(text), (from, to) => void found.push(text.slice(from, to)));
      expect(found).toEqual(text.match(CHUNK) ?? []);
    }),
  );
});

test('a text keeps its number at any place, among any number of others', () => {
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 2_000 }), (all) => {
      const known = makeStringInterner();
      const unitsOf = makeUnitsOf();
      const numbers = new Map<string, number>();
      for (const text of [...all, ...all]) {
        const number = numbers.get(text) ?? numbers.size;
        numbers.set(text, number);
        expect(known.numberOf(unitsOf(`x${text}y`), 1, text.length + 1)).toBe(number);
      }
      known.clear();
      expect(known.numberOf(unitsOf('anew'), 0, 4)).toBe(0);
    }),
    { numRuns: 20 },
  );
});
