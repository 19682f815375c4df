// Scores products against the slots of a query: BM25F with one weight per term and product, the best way of each slot counting.
import type { PackedIndex } from './pack-index.ts';
import { findWord } from './packed-words.ts';
import { K1 } from './search-document.ts';

/** A slot ready to be scored: every way's terms are known to the index. */
export interface ReadySlot {
  readonly ways: readonly {
    readonly terms: readonly string[];
    readonly share: number;
    /** The way counts for goods of these categories only, by their place in the list of categories. */
    readonly among?: readonly boolean[];
  }[];
}

export interface Scores {
  /** Sum over the slots, by document. */
  readonly total: Float32Array;
  /** How much of the query each document matches, by how much each slot tells: 1 is all of it. */
  readonly covered: Float32Array;
  /** Documents that match anything. */
  readonly found: readonly number[];
}

export function scoreSlots(index: PackedIndex, slots: readonly ReadySlot[]): Scores {
  const { count } = index;
  const total = new Float32Array(count);
  const covered = new Float32Array(count);
  const rarities = slots.map((slot) => rarityOf(index, slot));
  const all = rarities.reduce((sum, rarity) => sum + rarity, 0) || 1;
  const best = new Float32Array(count);
  const found: number[] = [];
  for (const [at, { ways }] of slots.entries()) {
    const part = (rarities[at] ?? 0) / all;
    const touched: number[] = [];
    for (const { terms, share, among } of ways) {
      eachMatch(index, terms, (document, score) => {
        if (among !== undefined && among[index.categories[document] ?? -1] !== true) return;
        const shared = score * share;
        const known = best[document] ?? 0;
        if (known === 0) touched.push(document);
        if (shared > known) best[document] = shared;
      });
    }
    for (const document of touched) {
      if (covered[document] === 0) found.push(document);
      covered[document] = (covered[document] ?? 0) + part;
      total[document] = (total[document] ?? 0) + (best[document] ?? 0);
      best[document] = 0;
    }
  }
  return { total, covered, found };
}

/** What a slot tells: as much as its rarest way. */
function rarityOf(index: PackedIndex, { ways }: ReadySlot): number {
  return Math.max(...ways.map(({ terms }) => Math.max(...terms.map((term) => postings(index, term).rarity))), 0.1);
}

/** Calls back with each document that has all the terms. */
function eachMatch(index: PackedIndex, terms: readonly string[], each: (document: number, score: number) => void): void {
  const [first, ...rest] = terms.map((term) => postings(index, term)).sort((a, b) => a.end - a.start - (b.end - b.start));
  if (first === undefined) return;
  const at = rest.map(({ start }) => start);
  next: for (let posting = first.start; posting < first.end; posting += 1) {
    const document = index.documents[posting] ?? 0;
    let score = scoreOf(index, first, posting);
    for (const [which, other] of rest.entries()) {
      let place = at[which] ?? other.end;
      while (place < other.end && (index.documents[place] ?? 0) < document) place += 1;
      at[which] = place;
      if (place >= other.end || index.documents[place] !== document) continue next;
      score += scoreOf(index, other, place);
    }
    each(document, score);
  }
}

interface Postings {
  readonly start: number;
  readonly end: number;
  /** Rare terms tell more. */
  readonly rarity: number;
}

function postings({ terms, starts, count }: PackedIndex, term: string): Postings {
  const number = findWord(terms, term);
  if (number < 0) return { start: 0, end: 0, rarity: 0 };
  const start = starts[number] ?? 0;
  const end = starts[number + 1] ?? start;
  const having = end - start;
  return { start, end, rarity: Math.log(1 + (count - having + 0.5) / (having + 0.5)) };
}

function scoreOf({ weights }: PackedIndex, { rarity }: Postings, posting: number): number {
  const weight = weights[posting] ?? 0;
  return (rarity * weight * (K1 + 1)) / (weight + K1);
}
