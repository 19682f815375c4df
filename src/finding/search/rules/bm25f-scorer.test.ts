import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packIndex } from './pack-index.ts';
import { makeScorer, type ReadySlot } from './bm25f-scorer.ts';
import { makeForwardIndex } from './forward-index.ts';

const WORDS = ['red', 'pen', 'gel', 'cap', 'ink'];
const ENOUGH = 0.6;

function scorerOf(titles: readonly (readonly string[])[]) {
  const forward = makeForwardIndex('en');
  for (const [at, title] of titles.entries()) {
    forward.put({ itemId: String(at), fields: { title: title.join(' ') } }, { category: 0, standing: 1, codes: '', fits: [], type: '' });
  }
  return makeScorer(packIndex(forward));
}

const slotOf = (word: string): ReadySlot => ({ ways: [{ terms: [word], share: 1 }] });

/** The documents that cover enough, with their scores. */
function kept(scorer: ReturnType<typeof scorerOf>, slots: readonly ReadySlot[], enough: number, accepts?: (document: number) => boolean) {
  const { found, size, total, covered, most } = scorer.score(slots, enough, accepts);
  return [...found.subarray(0, size)]
    .filter((document) => (covered[document] ?? 0) >= most * ENOUGH)
    .map((document) => [document, Math.round((total[document] ?? 0) * 1e4)] as const)
    .toSorted(([a], [b]) => a - b);
}

const titles = fc.array(fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1 }), { minLength: 1, maxLength: 12 });
const query = fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1 });

test('[CAT-7] skipping documents that cannot cover enough does not change the results', () => {
  fc.assert(
    fc.property(titles, query, (drawn, words) => {
      const scorer = scorerOf(drawn);
      const slots = words.filter((word) => drawn.some((title) => title.includes(word))).map(slotOf);
      expect(kept(scorer, slots, ENOUGH)).toEqual(kept(scorer, slots, 0));
    }),
  );
});

test('[CAT-7] hidden products are not found and do not raise the required coverage', () => {
  fc.assert(
    fc.property(titles, query, (drawn, words) => {
      const scorer = scorerOf(drawn);
      const slots = words.filter((word) => drawn.some((title) => title.includes(word))).map(slotOf);
      const isEven = (document: number): boolean => document % 2 === 0;
      const first = kept(scorer, slots, ENOUGH, isEven);
      expect(first.every(([document]) => isEven(document))).toBe(true);
      // The scorer keeps no state between searches.
      kept(scorer, [slotOf('pen')], ENOUGH);
      expect(kept(scorer, slots, ENOUGH, isEven)).toEqual(first);
    }),
  );
});
