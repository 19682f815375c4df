// The search: interprets the query, scores every product that covers enough of it, and sorts the best first.
import { slotsOf, termsIn } from './analyze.ts';
import { withCategorySynonyms } from './category-synonyms.ts';
import type { NamedCategory } from './category-nouns.ts';
import { foldCode } from '#goods/catalog/rules';
import type { PackedIndex } from './pack-index.ts';
import { documentsOf } from './packed-multimap.ts';
import { ENOUGH, makeRanking } from './rank-results.ts';
import { makeSynonyms } from './synonyms.ts';
import { makeScorer } from './bm25f-scorer.ts';
import { interpretQuery, type Reading } from './interpret-query.ts';
import { makeVocabulary } from './vocabulary.ts';

export interface Found {
  /** Documents, best first. */
  readonly documents: Uint32Array;
  /** Documents whose code equals the query; they are first in the list, too. */
  readonly exact: readonly number[];
  readonly correctedTo: string | null;
}

export interface SearchIndex {
  readonly index: PackedIndex;
  /** Whether a title has this term. */
  isInTitles(term: string): boolean;
  /** Whether the query's last word is known, and long enough to be complete. */
  endsInWord(query: string): boolean;
  /** `accepts` excludes what the visit may not see. */
  search(query: string, options?: Reading & { readonly accepts?: (document: number) => boolean }): Found;
}

const SHORTEST_WORD = 4;

/** Searches a packed index. `categories` in the order of the documents' category indices. */
export function makeSearchIndex(index: PackedIndex, categories: readonly NamedCategory[]): SearchIndex {
  const { language, byCode } = index;
  const vocabulary = makeVocabulary(index);
  const scorer = makeScorer(index);
  const meaning = makeSynonyms(language, (text) => termsIn(text, language));
  const known = { index, vocabulary, scorer, meaning };
  const ranking = makeRanking(index, categories, meaning);
  return {
    index,
    isInTitles: (term) => vocabulary.written(term) !== '',
    endsInWord(query) {
      const last = slotsOf(query, language, true).at(-1);
      return (
        last !== undefined &&
        last.word.length >= SHORTEST_WORD &&
        last.ways.some((terms) => terms.every((term) => vocabulary.frequency(term) > 0))
      );
    },
    search(query, { accepts = () => true, ...reading } = {}) {
      const exact = documentsOf(byCode, foldCode(query)).filter(accepts);
      const { slots, correctedTo, headOtherwise } = interpretQuery(query, known, reading);
      const kinds = ranking.kindsOf(correctedTo ?? query, headOtherwise);
      const asked = kinds.namesAny ? withCategorySynonyms(slots, kinds.isNamed, known) : slots;
      const ranked = ranking.inOrder(query, asked, kinds, scorer.score(asked, ENOUGH, accepts));
      const leading = new Set(exact);
      return {
        documents: leading.size === 0 ? ranked : Uint32Array.from([...exact, ...ranked.filter((document) => !leading.has(document))]),
        exact,
        correctedTo: exact.length > 0 ? null : correctedTo,
      };
    },
  };
}
