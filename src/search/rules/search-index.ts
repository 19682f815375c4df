// Searches: understands the query, scores every product, lifts the category it names, and puts the best first.
import { modelsNamed } from '#catalog/rules';
import { foldCode } from './fold.ts';
import type { CategoryNouns } from './category-nouns.ts';
import type { DocumentFacts } from './search-builder.ts';
import type { TermIndex } from './index-builder.ts';
import { scoreSlots } from './score-slots.ts';
import { slotsOf, termsIn } from './analyze.ts';
import { makeSameMeaning } from './same-meaning.ts';
import { understand, type Reading } from './understand.ts';
import type { Vocabulary } from './vocabulary.ts';

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
  /** `accepts` leaves out what the visit may not see. */
  search(query: string, options?: Reading & { readonly accepts?: (document: number) => boolean }): Found;
}

/** How much a product of the category that a query names stands before others. */
const NAMED = 1.6;
/** How much a cartridge that fits the very model asked for stands before others. */
const FITTING = 2;
/** A product is found when it covers at least this share of what the best one covers. */
const ENOUGH = 0.6;
/** Beyond this many nobody turns pages: the rest keeps the order of the catalogue. */
const MOST_SORTED = 1_000;
const SHORTEST_WORD = 4;

export interface IndexParts {
  readonly index: TermIndex;
  readonly vocabulary: Vocabulary;
  /** In the order of the index's documents. */
  readonly facts: readonly DocumentFacts[];
  /** Documents by folded item, part or article number. */
  readonly byCode: ReadonlyMap<string, readonly number[]>;
  /** Documents by the key of a printer model they fit. */
  readonly byModel: ReadonlyMap<string, readonly number[]>;
  readonly nouns: CategoryNouns;
}

export function makeSearchIndex({ index, vocabulary, facts, byCode, byModel, nouns }: IndexParts): SearchIndex {
  const known = { index, vocabulary, meaning: makeSameMeaning(index.language, (text) => termsIn(text, index.language)) };
  return {
    index,
    endsInWord(query) {
      const last = slotsOf(query, index.language, true).at(-1);
      return (
        last !== undefined &&
        last.word.length >= SHORTEST_WORD &&
        last.ways.some((terms) => terms.every((term) => vocabulary.frequency(term) > 0))
      );
    },
    search(query, { accepts = () => true, ...reading } = {}) {
      const exact = (byCode.get(foldCode(query)) ?? []).filter(accepts);
      const { slots, correctedTo, headOtherwise } = understand(query, known, reading);
      const { total, covered, found } = scoreSlots(index, slots);
      const accepted = found.filter(accepts);
      const named = new Set(nouns.meantBy(correctedTo ?? query, headOtherwise));
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
