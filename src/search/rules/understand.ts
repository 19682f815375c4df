// Reads a query against what the index knows: joins and splits words, completes codes, corrects what nobody sells.
import { slotsOf, type QuerySlot } from './analyze.ts';
import type { SameMeaning } from './same-meaning.ts';
import type { TermIndex } from './index-builder.ts';
import { scoreSlots, type ReadySlot } from './score-slots.ts';
import { stem } from './stem.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Understood {
  readonly slots: readonly ReadySlot[];
  /** The query with its corrections, as words are written; null when it is searched as typed. */
  readonly correctedTo: string | null;
}

export interface Known {
  readonly index: TermIndex;
  readonly vocabulary: Vocabulary;
  readonly meaning: SameMeaning;
}

const MOST_COMPLETIONS = 16;
/** Another word for the same thing counts a little less than the word itself. */
const OTHER_WORD = 0.9;
/** Shares of a whole do not add up to exactly 1. */
const ALL = 0.999;

/** `completeLast`: the last word may still be typed (suggest). */
export function understand(query: string, { index, vocabulary, meaning }: Known, completeLast = false): Understood {
  const slotsAsked = slotsOf(query, index.language, completeLast);
  // One letter of a word that is still being typed says nothing yet.
  const asked = completeLast && slotsAsked.length > 1 && slotsAsked.at(-1)?.word.length === 1 ? slotsAsked.slice(0, -1) : slotsAsked;
  const known = asked.map((slot, at) =>
    waysOf(slot, at, asked, { index, vocabulary, meaning }, completeLast && asked.length === slotsAsked.length && at === asked.length - 1),
  );
  let correctedTo: string | null = null;
  const slots: ReadySlot[] = [];
  for (const [at, slot] of asked.entries()) {
    let ways = known[at] ?? [];
    if (ways.length === 0) {
      const meant = meantBy(
        slot,
        index,
        vocabulary,
        known.filter((other) => other.length > 0).map((others) => ({ ways: others })),
      );
      if (meant === null) continue;
      ways = [{ terms: meant, share: 1 }];
      const written = meant.map((term) => index.written.get(term) ?? term).join(' ');
      correctedTo = (correctedTo ?? query).replace(typedAs(slot, correctedTo ?? query), written);
    }
    slots.push({ ways });
  }
  return { slots, correctedTo };
}

type Ways = ReadySlot['ways'];

function waysOf(slot: QuerySlot, at: number, asked: readonly QuerySlot[], { index, vocabulary, meaning }: Known, isLast: boolean): Ways {
  const isKnown = (terms: readonly string[]): boolean => terms.every((term) => vocabulary.frequency(term) > 0);
  const ways = slot.ways.filter(isKnown).map((terms) => ({ terms, share: 1 }));
  for (const joined of [joinOf(asked[at - 1], slot, index), joinOf(slot, asked[at + 1], index)]) {
    if (joined !== null && isKnown([joined])) ways.push({ terms: [joined], share: 1 });
  }
  const whole = slot.ways[0]?.[0] ?? '';
  if (slot.ways.length === 1) for (const terms of meaning.of(whole)) if (isKnown(terms)) ways.push({ terms, share: OTHER_WORD });
  // A code may be typed in part: 4120 finds the 4120dw.
  if (isLast || (ways.length === 0 && /\d/.test(whole) && whole.length >= 3)) {
    const completions = vocabulary.beginningWith(isLast && !/\d/.test(whole) ? slot.word : whole, MOST_COMPLETIONS);
    const most = vocabulary.frequency(completions[0] ?? '');
    // Rare words tell more, but the common one is likelier meant.
    for (const term of completions) ways.push({ terms: [term], share: (0.8 * vocabulary.frequency(term)) / most });
  }
  return ways;
}

/** "ink jet" is also sold as inkjet. */
function joinOf(left: QuerySlot | undefined, right: QuerySlot | undefined, { language }: TermIndex): string | null {
  if (left === undefined || right === undefined || left.ways.length > 1 || right.ways.length > 1) return null;
  return stem(left.word + right.word, language);
}

/** What an unknown word was meant to be: two words run together, or a known one nearby that fits best beside the others. */
function meantBy(
  { word, ways }: QuerySlot,
  index: TermIndex,
  vocabulary: Vocabulary,
  others: readonly ReadySlot[],
): readonly string[] | null {
  const [term] = ways.at(-1) ?? [];
  if (term === undefined || ways.length > 1) return null;
  const near = vocabulary.near(term);
  const best = nearestOf(near, index, others);
  return best === undefined ? splitOf(word, index, vocabulary) : [best];
}

/** The first candidate, unless another is found in far more products together with the rest of the query. */
function nearestOf(candidates: readonly string[], index: TermIndex, others: readonly ReadySlot[]): string | undefined {
  if (others.length === 0 || candidates.length < 2) return candidates[0];
  const together = candidates.map((term) => {
    const { covered, found } = scoreSlots(index, [...others, { ways: [{ terms: [term], share: 1 }] }]);
    return found.filter((document) => (covered[document] ?? 0) > ALL).length;
  });
  const most = Math.max(...together);
  return candidates[(together[0] ?? 0) * 3 >= most ? 0 : together.indexOf(most)];
}

function splitOf(word: string, { language }: TermIndex, vocabulary: Vocabulary): readonly string[] | null {
  if (word.length < 6 || !/^[a-z]+$/.test(word)) return null;
  let best: { readonly terms: readonly string[]; readonly frequency: number } | null = null;
  for (let at = 3; at <= word.length - 3; at += 1) {
    const terms = [stem(word.slice(0, at), language), stem(word.slice(at), language)];
    const frequency = Math.min(...terms.map(vocabulary.frequency));
    if (frequency > (best?.frequency ?? 1)) best = { terms, frequency };
  }
  return best?.terms ?? null;
}

/** The word as it stands in the query, accents and capitals included. */
function typedAs({ word }: QuerySlot, query: string): RegExp | string {
  const at = [...query.matchAll(/\S+/gu)].find(([typed]) =>
    typed
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .includes(word),
  );
  return at === undefined ? word : at[0];
}
