// The search: interprets the query, scores every product that covers enough of it, and sorts the best first.
import { slotsOf, termsIn } from './analyze.ts';
import { withCategorySynonyms } from './category-synonyms.ts';
import type { NamedCategory } from './category-nouns.ts';
import { foldCode } from '#goods/catalog/rules';
import type { SearchLanguage } from './fold.ts';
import type { PackedIndex } from './pack-index.ts';
import { documentsOf, hasKey } from './packed-multimap.ts';
import { ENOUGH, makeRanking } from './rank-results.ts';
import { makeSynonyms, type Synonyms } from './synonyms.ts';
import { makeScorer } from './bm25f-scorer.ts';
import { interpretQuery, type Reading } from './interpret-query.ts';
import type { Known } from './query-corrections.ts';
import { withoutNumberLabel } from './number-labels.ts';
import { SIZES_ELSEWHERE } from './size-equivalents.ts';
import { makeVocabulary } from './vocabulary.ts';

export interface Found {
  /** Documents, best first. */
  readonly documents: Uint32Array;
  /** Documents whose code equals the query; they are first in the list, too. */
  readonly exact: readonly number[];
  readonly correctedTo: string | null;
  /** A size that no goods here have, and the one sold in its place. */
  readonly soldInstead: SoldInstead | null;
}

export interface SoldInstead {
  readonly asked: string;
  readonly sold: string;
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
  const meaning = synonymsOf(language);
  const known = { index, vocabulary, scorer, meaning };
  const ranking = makeRanking(index, categories, meaning);
  /** A code without the words that say what it is; any other query as it is. */
  const bareCode = (query: string): string => {
    const bare = hasKey(byCode, foldCode(query)) ? null : withoutNumberLabel(query);
    return bare !== null && hasKey(byCode, foldCode(bare)) ? bare : query;
  };
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
    search(typed, { accepts = () => true, ...reading } = {}) {
      const query = bareCode(typed);
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
        soldInstead: exact.length > 0 ? null : soldInstead(query, known),
      };
    },
  };
}

/** They follow from the language alone and are read once, not with each index anew: that would be half of opening a small one. */
function synonymsOf(language: SearchLanguage): Synonyms {
  const known = SYNONYMS.get(language) ?? makeSynonyms(language, (text) => termsIn(text, language));
  SYNONYMS.set(language, known);
  return known;
}
const SYNONYMS = new Map<SearchLanguage, Synonyms>();

function soldInstead(query: string, { index, vocabulary }: Known): SoldInstead | null {
  for (const { word } of slotsOf(query, index.language)) {
    const size = SIZES_ELSEWHERE.get(word);
    if (size !== undefined && vocabulary.written(word) === '') return { asked: word.toUpperCase(), sold: size.name[index.language] };
  }
  return null;
}
