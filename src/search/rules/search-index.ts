// Searches: understands the query, scores every product, lifts the category it names, and puts the best first.
import { modelKey, modelsNamed } from '#catalog/rules';
import { foldCode } from './fold.ts';
import { makeCategoryNouns, type NamedCategory } from './category-nouns.ts';
import type { TermIndex } from './index-builder.ts';
import { scoreSlots } from './score-slots.ts';
import { slotsOf, termsIn } from './analyze.ts';
import { makeSameMeaning } from './same-meaning.ts';
import { understand } from './understand.ts';
import { makeVocabulary } from './vocabulary.ts';

/** What ranking knows of a product beside its words, in the order of the index's documents. */
export interface DocumentFacts {
  /** Categories from department to leaf. */
  readonly categories: readonly string[];
  /** 1 for an ordinary product; more for a wanted one, less for one that is not sold any more. */
  readonly standing: number;
  /** Item, part and article numbers. */
  readonly codes: readonly string[];
  /** Printer models it fits. */
  readonly fits: readonly string[];
}

export interface Found {
  /** Documents, best first. */
  readonly documents: readonly number[];
  /** Documents that a code names exactly; they lead the list too. */
  readonly exact: readonly number[];
  readonly correctedTo: string | null;
}

export interface SearchIndex {
  readonly index: TermIndex;
  /** Whether the last word of a query is one that products say, and long enough to be finished. */
  endsInWord(query: string): boolean;
  /** `accepts` leaves out what the visit may not see; `completeLast` takes the last word as unfinished. */
  search(query: string, options?: { readonly accepts?: (document: number) => boolean; readonly completeLast?: boolean }): Found;
}

/** How much a product of the category that a query names stands before others. */
const NAMED = 2;
/** How much a cartridge that fits the very model asked for stands before others. */
const FITTING = 2;
/** A product is found when it covers at least this share of what the best one covers. */
const ENOUGH = 0.6;
/** Beyond this many nobody turns pages: the rest keeps the order of the catalogue. */
const MOST_SORTED = 1_000;
const SHORTEST_CODE = 3;
const SHORTEST_WORD = 4;

export function makeSearchIndex(index: TermIndex, facts: readonly DocumentFacts[], categories: readonly NamedCategory[]): SearchIndex {
  const known = {
    index,
    vocabulary: makeVocabulary(index),
    meaning: makeSameMeaning(index.language, (text) => termsIn(text, index.language)),
  };
  const nouns = makeCategoryNouns(categories, index.language);
  const byCode = documentsBy(facts, ({ codes }) => codes.map(foldCode).filter((code) => code.length >= SHORTEST_CODE));
  const byModel = documentsBy(facts, ({ fits }) => fits.map(modelKey));

  return {
    index,
    endsInWord(query) {
      const last = slotsOf(query, index.language, true).at(-1);
      return (
        last !== undefined &&
        last.word.length >= SHORTEST_WORD &&
        last.ways.some((terms) => terms.every((term) => known.vocabulary.frequency(term) > 0))
      );
    },
    search(query, { accepts = () => true, completeLast = false } = {}) {
      const exact = (byCode.get(foldCode(query)) ?? []).filter(accepts);
      const { slots, correctedTo } = understand(query, known, completeLast);
      const { total, covered, found } = scoreSlots(index, slots);
      const accepted = found.filter(accepts);
      const named = new Set(nouns.meantBy(correctedTo ?? query));
      const isNamed = (document: number): boolean => named.size > 0 && (facts[document]?.categories.some((id) => named.has(id)) ?? false);
      const fitting = new Set(modelsNamed(query, byModel).flatMap((model) => byModel.get(model) ?? []));
      const most = accepted.reduce((sofar, document) => Math.max(sofar, covered[document] ?? 0), 0);
      const kept = accepted.filter((document) => (covered[document] ?? 0) >= most * ENOUGH);
      const score = (document: number): number =>
        (total[document] ?? 0) *
        (covered[document] ?? 0) *
        (facts[document]?.standing ?? 1) *
        (isNamed(document) ? NAMED : 1) *
        (fitting.has(document) ? FITTING : 1);
      const ranked = bestFirst(kept, score);
      const leading = new Set(exact);
      return {
        documents: leading.size === 0 ? ranked : [...exact, ...ranked.filter((document) => !leading.has(document))],
        exact,
        correctedTo: exact.length > 0 ? null : correctedTo,
      };
    },
  };
}

function documentsBy(
  facts: readonly DocumentFacts[],
  keysOf: (facts: DocumentFacts) => readonly string[],
): ReadonlyMap<string, readonly number[]> {
  const documents = new Map<string, number[]>();
  for (const [document, one] of facts.entries()) {
    for (const key of new Set(keysOf(one))) {
      const known = documents.get(key);
      if (known === undefined) documents.set(key, [document]);
      else known.push(document);
    }
  }
  return documents;
}

function bestFirst(documents: readonly number[], scoreOf: (document: number) => number): readonly number[] {
  const scored = documents.map((document) => ({ document, score: scoreOf(document) }));
  const order = (list: typeof scored): number[] =>
    list.sort((a, b) => b.score - a.score || a.document - b.document).map(({ document }) => document);
  if (scored.length <= MOST_SORTED * 2) return order(scored);
  const line =
    Float32Array.from(scored, ({ score }) => score)
      .sort()
      .at(-MOST_SORTED) ?? 0;
  const [above, below] = [scored.filter(({ score }) => score >= line), scored.filter(({ score }) => score < line)];
  return [...order(above), ...below.map(({ document }) => document)];
}
