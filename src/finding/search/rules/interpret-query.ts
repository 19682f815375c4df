// Interprets a query with the index's vocabulary: joins and splits words, completes codes, corrects unknown words.
import { slotsOf, type QuerySlot } from './analyze.ts';
import { isLikelySlip, correctionsFor, typedAs, type Known } from './query-corrections.ts';
import type { SynonymRun } from './synonyms.ts';
import type { PackedIndex } from './pack-index.ts';
import type { ReadySlot } from './bm25f-scorer.ts';
import { eachMatch, postingsOf } from './postings.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';

export interface InterpretedQuery {
  readonly slots: readonly ReadySlot[];
  /** The corrected query in the titles' spelling; null without corrections. */
  readonly correctedTo: string | null;
  /** Synonyms of the query's head noun, as terms. */
  readonly headOtherwise: readonly (readonly string[])[];
}

const MOST_COMPLETIONS = 16;
/** Factor for a synonym, compared with the word itself. */
const OTHER_WORD = 0.4;
/** The same for a name of several words: goods with one of its words are other goods (toilet seats for toilet paper). */
const OTHER_NAME = 1;

/** Factor for the parts of a name that goods have as one word. */
const IN_TWO_WORDS = 0.8;

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
    let ways: Ways = said[at] ?? [];
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

type Ways = ReadySlot['ways'];
type OwnWays = ReadySlot['ways'][number][];

function waysOf(slot: QuerySlot, at: number, asked: readonly QuerySlot[], { index, vocabulary }: Known, isLast: boolean): OwnWays {
  const isKnown = (terms: readonly string[]): boolean => terms.every((term) => vocabulary.frequency(term) > 0);
  const pairs = [[asked[at - 1], slot] as const, [slot, asked[at + 1]] as const];
  const joined = pairs.flatMap(([left, right]) => {
    const term = joinOf(left, right, index);
    return term !== null && isKnown([term]) ? [{ term, isOneName: isOneName(term, left, right, index) }] : [];
  });
  const share = joined.some(({ isOneName: isOne }) => isOne) ? IN_TWO_WORDS : 1;
  const ways = [
    ...slot.ways.filter(isKnown).map((terms) => ({ terms, share })),
    ...joined.map(({ term }) => ({ terms: [term], share: 1 })),
  ];
  const whole = slot.ways[0]?.[0] ?? '';
  // A code may be typed in part: 4120 finds the 4120dw.
  if (isLast || (ways.length === 0 && /\d/.test(whole) && whole.length >= 3)) {
    const completions = vocabulary.beginningWith(isLast && !/\d/.test(whole) ? slot.word : whole, MOST_COMPLETIONS);
    const most = vocabulary.frequency(completions[0] ?? '');
    // Rare words score higher, but the frequent one is more likely meant.
    for (const term of completions) ways.push({ terms: [term], share: (0.8 * vocabulary.frequency(term)) / most });
  }
  return ways;
}

interface ExplainedRuns {
  readonly runs: readonly SynonymRun[];
  /** The slots whose words have synonyms. */
  readonly explained: ReadonlySet<number>;
}

/** Adds synonyms to each word of a phrase, and returns the phrases with synonyms. */
function otherWays(asked: readonly QuerySlot[], said: readonly OwnWays[], { index, vocabulary, meaning }: Known): ExplainedRuns {
  const terms: string[] = [];
  const slotOf: number[] = [];
  for (const [at, slot] of asked.entries()) {
    for (const term of slot.ways.at(-1) ?? []) {
      terms.push(term);
      slotOf.push(at);
    }
  }
  const isCalled = (term: string): boolean => vocabulary.written(term) !== '';
  const isWritten = said.map((ways) => ways.length > 0);
  const isForeignHere = ({ from, to }: SynonymRun): boolean =>
    !terms.slice(from, to).every((term, at) => isCalled(term) || isStopWord(asked[slotOf[from + at] ?? 0]?.word ?? '', index.language));
  const runs = meaning.within(terms).filter((run) => !run.isForeign || isForeignHere(run));
  const explained = new Set<number>();
  for (const { from, to, ways, isForeign } of runs) {
    const [first = 0, last = 0] = [slotOf[from], slotOf[to - 1]];
    const otherShare = to - from > 1 ? OTHER_NAME : OTHER_WORD;
    // Goods that only mention a foreign word are not what it asks for.
    if (isForeign) for (let at = first; at <= last; at += 1) said[at]?.splice(0);
    for (const other of ways) {
      if (!other.every((term) => vocabulary.frequency(term) > 0)) continue;
      for (let at = first; at <= last; at += 1) {
        explained.add(at);
        const own = said[at] ?? [];
        // The typed word comes first, if it is known.
        own.push({ terms: other, share: (isWritten[at] === true && !isForeign ? otherShare : 1) / (last - first + 1) });
      }
    }
  }
  return { runs, explained };
}

/** Synonyms of the head noun: of the last phrase in English, the first in French. */
function headOtherwise(count: number, runs: readonly SynonymRun[], language: PackedIndex['language']): readonly (readonly string[])[] {
  if (count === 0) return [];
  const run = language === 'fr' ? runs.find(({ from }) => from === 0) : runs.at(-1);
  return run?.ways ?? [];
}

/** Whether more goods have the joined word than both words: "key board" is a keyboard, but a mouse pad is called so. */
function isOneName(joined: string, left: QuerySlot | undefined, right: QuerySlot | undefined, index: PackedIndex): boolean {
  const parts = [left, right].map((slot) => postingsOf(index, slot?.ways[0]?.[0] ?? ''));
  let [together, whole] = [0, 0];
  eachMatch(index, parts, () => (together += 1));
  eachMatch(index, [postingsOf(index, joined)], () => (whole += 1));
  return whole > together;
}

/** Also tries "ink jet" as inkjet. */
function joinOf(left: QuerySlot | undefined, right: QuerySlot | undefined, { language }: PackedIndex): string | null {
  if (left === undefined || right === undefined || left.ways.length > 1 || right.ways.length > 1) return null;
  return stem(left.word + right.word, language);
}
