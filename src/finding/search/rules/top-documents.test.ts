import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankDocuments } from './top-documents.ts';

const listed = (scores: readonly number[], most: number) =>
  Array.from(
    rankDocuments(
      Uint32Array.from(scores, (_, document) => document),
      Float32Array.from(scores),
      most,
    ),
  );

test('[CAT-7] the best come first, ties keep the index order, and documents without a score are excluded', () => {
  expect(listed([1, 3, 0, 2, 3], 10)).toEqual([1, 4, 3, 0]);
});

test('[CAT-7] among many, the best are sorted, the rest follow, and none is lost', () => {
  const scores = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 300 });
  fc.assert(
    fc.property(scores, fc.integer({ min: 1, max: 40 }), (drawn, most) => {
      const found = listed(drawn, most);
      const all = [...drawn.keys()].filter((document) => (drawn[document] ?? 0) > 0);
      const inOrder = all.toSorted((a, b) => (drawn[b] ?? 0) - (drawn[a] ?? 0) || a - b);
      expect(found.slice(0, most)).toEqual(inOrder.slice(0, most));
      expect(found.toSorted((a, b) => a - b)).toEqual(all);
    }),
  );
});
