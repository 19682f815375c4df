// Searches: understands the query, scores every product, lifts the category it names, and puts the best first.
import { modelsNamed } from '#catalog/rules';
import { foldCode } from './fold.ts';
import { makeCategoryNouns, type NamedCategory } from './category-nouns.ts';
import type { PackedIndex } from './pack-index.ts';
import { documentsOf, hasKey } from './packed-lists.ts';
import { amongTheirKind } from './among-their-kind.ts';
import { scoreSlots } from './score-slots.ts';
import { slotsOf, termsIn } from './analyze.ts';
import { makeSameMeaning } from './same-meaning.ts';
import { understand, type Reading } from './understand.ts';
import { makeVocabulary } from './vocabulary.ts';

export interface Found {
  /** Documents, best first. */
  readonly documents: readonly number[];
  /** Documents that a code names exactly; they lead the list too. */
  readonly exact: readonly number[];
  readonly correctedTo: string | null;
}

export interface SearchIndex {
  readonly index: PackedIndex;
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

/** Searches a packed index. `categories` in the order by which its documents name theirs. */
export function makeSearchIndex(index: PackedIndex, categories: readonly NamedCategory[]): SearchIndex {
  const { language, byCode, byModel, standing } = index;
  const vocabulary = makeVocabulary(index);
  const known = { index, vocabulary, meaning: makeSameMeaning(language, (text) => termsIn(text, language)) };
  const nouns = makeCategoryNouns(categories, language);
  const models = { has: (model: string) => hasKey(byModel, model) };
  return {
    index,
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
      const { slots, correctedTo, headOtherwise } = understand(query, known, reading);
      const named = new Set(nouns.meantBy(correctedTo ?? query, headOtherwise));
      const isNamed = categories.map(({ path }) => named.size > 0 && path.some((id) => named.has(id)));
      const { total, covered, found } = scoreSlots(index, named.size === 0 ? slots : amongTheirKind(slots, isNamed, known));
      const accepted = found.filter(accepts);
      const fitting = new Set(modelsNamed(query, models).flatMap((model) => documentsOf(byModel, model)));
      const most = accepted.reduce((sofar, document) => Math.max(sofar, covered[document] ?? 0), 0);
      const kept = accepted.filter((document) => (covered[document] ?? 0) >= most * ENOUGH);
      const score = (document: number): number =>
        (total[document] ?? 0) *
        (covered[document] ?? 0) *
        (standing[document] ?? 1) *
        (isNamed[index.categories[document] ?? -1] === true ? NAMED : 1) *
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
