// How the goods may say one word of a query: as typed, joined with its neighbor, or completed.
import type { QuerySlot } from './analyze.ts';
import type { ReadySlot } from './bm25f-scorer.ts';
import type { PackedIndex } from './pack-index.ts';
import { eachMatch, postingsOf } from './postings.ts';
import type { Known } from './query-corrections.ts';
import { stem } from './stem.ts';

export type OwnWays = ReadySlot['ways'][number][];

const MOST_COMPLETIONS = 16;
/** Factor for the parts of a name that goods have as one word. */
const IN_TWO_WORDS = 0.5;
/** Goods with the name in one word, for each that has both words. */
const MANY_AS_ONE = 8;

/** `isLast`: the word is still being typed. */
export function waysOf(slot: QuerySlot, at: number, asked: readonly QuerySlot[], { index, vocabulary }: Known, isLast: boolean): OwnWays {
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

/** Whether many more goods have the joined word than both words: "key board" is a keyboard, but a mouse pad is called so. */
function isOneName(joined: string, left: QuerySlot | undefined, right: QuerySlot | undefined, index: PackedIndex): boolean {
  const parts = [left, right].map((slot) => postingsOf(index, slot?.ways[0]?.[0] ?? ''));
  let [together, whole] = [0, 0];
  eachMatch(index, parts, () => (together += 1));
  eachMatch(index, [postingsOf(index, joined)], () => (whole += 1));
  return whole > together * MANY_AS_ONE;
}

/** Also tries "ink jet" as inkjet. */
function joinOf(left: QuerySlot | undefined, right: QuerySlot | undefined, { language }: PackedIndex): string | null {
  if (left === undefined || right === undefined || left.ways.length > 1 || right.ways.length > 1) return null;
  return stem(left.word + right.word, language);
}
