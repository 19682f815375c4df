// Interprets a query with the index's vocabulary: joins and splits words, completes codes, corrects unknown words.
import { slotsOf } from './analyze.ts';
import { isLikelySlip, correctionsFor, typedAs, type Known } from './query-corrections.ts';
import type { ReadySlot } from './bm25f-scorer.ts';
import { waysOf } from './slot-ways.ts';
import { headOtherwise, otherWays } from './synonym-ways.ts';

export interface InterpretedQuery {
  readonly slots: readonly ReadySlot[];
  /** The corrected query in the titles' spelling; null without corrections. */
  readonly correctedTo: string | null;
  /** Synonyms of the query's head noun, as terms. */
  readonly headOtherwise: readonly (readonly string[])[];
}

export interface Reading {
  /** The last word may be incomplete (suggestions). */
  readonly completeLast?: boolean;
  /** No corrections, at the shopper's request. */
  readonly asTyped?: boolean;
}

export function interpretQuery(query: string, known: Known, { completeLast = false, asTyped = false }: Reading = {}): InterpretedQuery {
  const { index, vocabulary, meaning } = known;
  const slotsAsked = slotsOf(query, index.language, completeLast);
  // A single letter that is still being typed is ignored.
  const asked = completeLast && slotsAsked.length > 1 && slotsAsked.at(-1)?.word.length === 1 ? slotsAsked.slice(0, -1) : slotsAsked;
  const isUnfinished = (at: number): boolean => completeLast && asked.length === slotsAsked.length && at === asked.length - 1;
  const said = asked.map((slot, at) => waysOf(slot, at, asked, known, isUnfinished(at)));
  const { runs: others, explained } = otherWays(asked, said, known);
  const matched = said.filter((ways) => ways.length > 0).map((ways) => ({ ways }));
  let correctedTo: string | null = null;
  const slots: ReadySlot[] = [];
  for (const [at, slot] of asked.entries()) {
    const ways = said[at] ?? [];
    if (!asTyped && !isUnfinished(at) && (ways.length === 0 || (!explained.has(at) && isLikelySlip(slot, ways, known)))) {
      const meant = correctionsFor(slot, known, matched);
      if (meant === null) {
        if (ways.length > 0) slots.push({ ways });
        continue;
      }
      const written = meant.map((term) => vocabulary.written(term) || (meaning.words.get(term) ?? term)).join(' ');
      correctedTo = (correctedTo ?? query).replace(typedAs(slot, correctedTo ?? query), () => written);
    }
    if (ways.length > 0) slots.push({ ways });
  }
  // Only the corrected words may form a phrase with synonyms: "whitebord markers".
  if (correctedTo !== null) return { ...interpretQuery(correctedTo, known, { asTyped: true }), correctedTo };
  return { slots, correctedTo, headOtherwise: headOtherwise(asked.length, others, index.language) };
}
