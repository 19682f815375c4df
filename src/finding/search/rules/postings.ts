// Reads the postings of terms: their documents and weights.
import type { PackedIndex } from './pack-index.ts';
import { findWord } from './packed-words.ts';
import { K1, WEIGHT_STEPS } from './search-document.ts';

/** At this weight a term scores half of its maximum. */
const HALF = K1 * WEIGHT_STEPS;

/** The range of a term's documents in the index. */
export interface Postings {
  readonly start: number;
  readonly end: number;
  /** Inverse document frequency. */
  readonly rarity: number;
}

export function postingsOf({ terms, starts, count }: PackedIndex, term: string): Postings {
  const number = findWord(terms, term);
  if (number < 0) return { start: 0, end: 0, rarity: 0 };
  const start = starts[number] ?? 0;
  const end = starts[number + 1] ?? start;
  const having = end - start;
  return { start, end, rarity: Math.log(1 + (count - having + 0.5) / (having + 0.5)) };
}

/** Calls back with each document that has all the terms, in order. */
export function eachMatch(index: PackedIndex, terms: readonly Postings[], each: (document: number, score: number) => void): void {
  const [first, ...rest] = terms.length > 1 ? terms.toSorted((a, b) => a.end - a.start - (b.end - b.start)) : terms;
  if (first === undefined) return;
  const { documents } = index;
  if (rest.length === 0) {
    for (let at = first.start; at < first.end; at += 1) each(documents[at] ?? 0, scoreOf(index, first, at));
    return;
  }
  const places = rest.map(({ start }) => start);
  next: for (let at = first.start; at < first.end; at += 1) {
    const document = documents[at] ?? 0;
    let score = scoreOf(index, first, at);
    for (const [which, other] of rest.entries()) {
      const place = placeOf(document, documents, places[which] ?? other.end, other.end);
      places[which] = place;
      if (place >= other.end || documents[place] !== document) continue next;
      score += scoreOf(index, other, place);
    }
    each(document, score);
  }
}

/** The first index from `from` whose document is not smaller: galloping, then binary search. */
function placeOf(document: number, documents: Uint32Array, from: number, end: number): number {
  let low = from;
  let high = from;
  for (let step = 1; high < end && (documents[high] ?? 0) < document; step *= 2) {
    low = high + 1;
    high += step;
  }
  high = Math.min(high, end);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((documents[middle] ?? 0) < document) low = middle + 1;
    else high = middle;
  }
  return low;
}

function scoreOf({ weights }: PackedIndex, { rarity }: Postings, posting: number): number {
  const weight = weights[posting] ?? 0;
  return (rarity * weight * (K1 + 1)) / (weight + HALF);
}
