// Sorts results: products of the named category, for the named printer, or with the exact phrase come first.
import { modelsNamed } from '#goods/catalog/rules';
import { rankDocuments } from './top-documents.ts';
import { makeCategoryNouns, type NamedCategory } from './category-nouns.ts';
import type { PackedIndex } from './pack-index.ts';
import { documentsOf, hasKey } from './packed-multimap.ts';
import { findWord, wordAt, wordCount } from './packed-words.ts';
import type { Synonyms } from './synonyms.ts';
import type { ReadySlot, Scores } from './bm25f-scorer.ts';
import { slotsOf } from './analyze.ts';
import { measuresIn } from './measures.ts';
import { calledBy } from './title-head.ts';
import { RANK_FACTORS } from './search-document.ts';
import { phraseMatchOf, type PhraseMatch } from './phrase-match.ts';

/** What a query names besides its words. */
export interface Kinds {
  /** By category index: whether the query names it or one above it. */
  readonly isNamed: readonly boolean[];
  readonly namesAny: boolean;
  /** By type number: whether the query names it. */
  readonly isType: Uint8Array;
  /** Numbers of the terms that the query's product may be called. */
  readonly heads: ReadonlySet<number>;
}

export interface Ranking {
  kindsOf(query: string, headOtherwise: readonly (readonly string[])[]): Kinds;
  /** The documents that cover enough of the query, best first. Destroys the scores. */
  inOrder(query: string, slots: readonly ReadySlot[], kinds: Kinds, scores: Scores): Uint32Array;
}

/** A result covers at least this share of what the best one covers. */
export const ENOUGH = 0.6;
/** Only this many are sorted, because nobody pages further: the rest keeps the catalogue's order. */
const MOST_SORTED = 1_000;
/** Of so many it counts what their titles call them. */
const MOST_CALLED = 240;

const FACTOR_OF: Readonly<Record<PhraseMatch, () => number>> = {
  not: () => 1,
  somewhere: () => RANK_FACTORS.phrase,
  asHead: () => RANK_FACTORS.headPhrase,
};

export function makeRanking(index: PackedIndex, categories: readonly NamedCategory[], meaning: Synonyms): Ranking {
  const { language, byModel, types } = index;
  const nouns = makeCategoryNouns(categories, language);
  const models = { has: (model: string) => hasKey(byModel, model) };
  const typeNumbers = new Map(Array.from({ length: wordCount(types) }, (_, at) => [wordAt(types, at), at + 1]));

  return {
    kindsOf(query, headOtherwise) {
      const heads = nouns.headsOf(query, headOtherwise);
      const named = new Set(nouns.called(heads));
      const isType = new Uint8Array(typeNumbers.size + 1);
      // Only one-word synonyms are types: "notebook computer" is more specific than computer.
      const single = headOtherwise.flatMap(([word, more]) => (word === undefined || more !== undefined ? [] : [word]));
      for (const type of [...heads.slice(0, 1), ...heads.slice(0, 1).flatMap(meaning.amongKind), ...single])
        isType[typeNumbers.get(type) ?? 0] = 1;
      isType[0] = 0;
      return {
        isNamed: categories.map(({ path }) => path.some((id) => named.has(id))),
        namesAny: named.size > 0,
        isType,
        heads: new Set(heads.map((head) => findWord(index.terms, head)).filter((number) => number >= 0)),
      };
    },
    inOrder(query, slots, kinds, found) {
      const fitting = new Set(modelsNamed(query, models).flatMap((model) => documentsOf(byModel, model)));
      const scores = weighByKind(index, kinds, fitting, found);
      const ranked = rankDocuments(found.found.subarray(0, found.size), scores, MOST_SORTED);
      // One word is no phrase, so only the first pages are looked at for what titles call their products.
      const leading = ranked.subarray(0, slots.length < 2 ? MOST_CALLED : MOST_SORTED);
      const phrase = slots.length < 2 ? [] : phraseOf(index, slots);
      const measures = /\d/.test(query) ? measuresIn(index, slotsOf(query, language)) : [];
      const called = calledBy(index.sentences, leading.subarray(0, MOST_CALLED), kinds.heads, language);
      const byTitle = Float32Array.from(leading, (document, at) => {
        const isMeasured = (measure: readonly ReadonlySet<number>[]): boolean =>
          phraseMatchOf(index.sentences, document, measure, language) !== 'not';
        return (
          (found.total[document] ?? 0) *
          FACTOR_OF[phraseMatchOf(index.sentences, document, phrase, language)]() *
          (called[at] === 1 ? RANK_FACTORS.calledSo : 1) *
          (measures.length > 0 && measures.every(isMeasured) ? RANK_FACTORS.measured : 1)
        );
      });
      ranked.set(rankDocuments(leading, byTitle, MOST_SORTED));
      return ranked;
    },
  };
}

/** The documents' final scores, in the order found; 0 for those that cover too little. Overwrites their totals. */
function weighByKind(
  { categories: categoryOf, standing, typeOf }: PackedIndex,
  { isNamed, namesAny, isType }: Kinds,
  fitting: ReadonlySet<number>,
  { found, size, total, covered, most }: Scores,
): Float32Array {
  const scores = new Float32Array(size);
  for (let at = 0; at < size; at += 1) {
    const document = found[at] ?? 0;
    const covers = covered[document] ?? 0;
    if (covers < most * ENOUGH) continue;
    const isOfNamed = isNamed[categoryOf[document] ?? -1] === true;
    // "PC" is the type of many products; when the query names a category, types count only within it.
    const isOfType = isType[typeOf[document] ?? 0] === 1 && (isOfNamed || !namesAny);
    const score =
      (total[document] ?? 0) *
      covers *
      (standing[document] ?? 1) *
      (isOfNamed ? RANK_FACTORS.named : 1) *
      (isOfType ? RANK_FACTORS.ofType : 1) *
      (fitting.has(document) ? RANK_FACTORS.fitting : 1);
    scores[at] = score;
    total[document] = score;
  }
  return scores;
}

/** By word of the query, the single terms for it. */
function phraseOf({ terms: known }: PackedIndex, slots: readonly ReadySlot[]): readonly ReadonlySet<number>[] {
  return slots.map(
    ({ ways }) =>
      new Set(
        ways.flatMap(({ terms: [term, more], share }) =>
          term === undefined || more !== undefined || share < 1 ? [] : [findWord(known, term)],
        ),
      ),
  );
}
