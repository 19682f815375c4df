// Scores products for a query's slots: BM25F with one weight per term and product; the best alternative of each slot counts.
import type { PackedIndex } from './pack-index.ts';
import { eachMatch, postingsOf, type Postings } from './postings.ts';

/** A slot whose terms are all in the index. */
export interface ReadySlot {
  readonly ways: readonly {
    readonly terms: readonly string[];
    readonly share: number;
    /** This alternative counts only in these categories, by category index. */
    readonly among?: readonly boolean[];
  }[];
}

/** Valid until the next query: the arrays are reused. */
export interface Scores {
  /** Documents that may cover enough of the query: only the first `size` are valid. */
  readonly found: Uint32Array;
  readonly size: number;
  /** Total score of the slots, by document. */
  readonly total: Float32Array;
  /** Share of the query that each document matches, weighted by the slots' rarity: 1 is all. */
  readonly covered: Float32Array;
  /** The highest coverage of any document. */
  readonly most: number;
}

export interface Scorer {
  /** Calls `accepts` once per document. May skip documents that cover less than `enough` of the best coverage. */
  score(slots: readonly ReadySlot[], enough: number, accepts?: (document: number) => boolean): Scores;
}

const [UNSEEN, FOUND, REFUSED] = [0, 1, 2];
/** Tolerance, because shares do not add up to exactly 1. */
const ROUNDING = 1e-4;

interface WeighedSlot {
  readonly ways: readonly { readonly terms: readonly Postings[]; readonly share: number; readonly among: readonly boolean[] | undefined }[];
  /** The slot's weight: the rarity of its rarest alternative. */
  readonly rarity: number;
}

/** One per index: allocates its memory once, and clears it after each query. */
// oxlint-disable-next-line max-lines-per-function -- its closures share the arrays that one query fills and the next one reuses
export function makeScorer(index: PackedIndex): Scorer {
  const { count, categories } = index;
  const [total, covered, best] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
  const state = new Uint8Array(count);
  const [found, touched, refused] = [new Uint32Array(count), new Uint32Array(count), new Uint32Array(count)];
  let [size, refusals, touches] = [0, 0, 0];
  let isClosed = false;
  let accepted: ((document: number) => boolean) | undefined;

  const forget = (): void => {
    for (let at = 0; at < size; at += 1) {
      const document = found[at] ?? 0;
      state[document] = UNSEEN;
      total[document] = 0;
      covered[document] = 0;
    }
    for (let at = 0; at < refusals; at += 1) state[refused[at] ?? 0] = UNSEEN;
    [size, refusals] = [0, 0];
  };
  /** Decides at a document's first match whether it may be found. */
  const begin = (document: number): boolean => {
    if (isClosed) return false;
    if (accepted !== undefined && !accepted(document)) {
      state[document] = REFUSED;
      refused[refusals] = document;
      refusals += 1;
      return false;
    }
    state[document] = FOUND;
    found[size] = document;
    size += 1;
    return true;
  };
  const match = (document: number, score: number, among: readonly boolean[] | undefined): void => {
    if (among !== undefined && among[categories[document] ?? -1] !== true) return;
    if (state[document] !== FOUND && (state[document] === REFUSED || !begin(document))) return;
    const known = best[document] ?? 0;
    if (known === 0) {
      touched[touches] = document;
      touches += 1;
    }
    if (score > known) best[document] = score;
  };

  return {
    score(slots, enough, accepts) {
      forget();
      accepted = accepts;
      const weighed = slots.map((slot) => weigh(index, slot)).sort((a, b) => b.rarity - a.rarity);
      const all = weighed.reduce((sum, { rarity }) => sum + rarity, 0) || 1;
      let [most, left] = [0, 1];
      for (const { ways, rarity } of weighed) {
        const part = rarity / all;
        touches = 0;
        // New matches can no longer reach enough coverage.
        isClosed = left < enough * most - ROUNDING;
        for (const { terms, share, among } of ways) eachMatch(index, terms, (document, score) => match(document, score * share, among));
        for (let at = 0; at < touches; at += 1) {
          const document = touched[at] ?? 0;
          const covers = (covered[document] ?? 0) + part;
          covered[document] = covers;
          total[document] = (total[document] ?? 0) + (best[document] ?? 0);
          best[document] = 0;
          if (covers > most) most = covers;
        }
        left -= part;
      }
      return { found, size, total, covered, most };
    },
  };
}

/** A synonym weighs no more than the word itself: a rare name of a common thing is not rare. */
function weigh(index: PackedIndex, { ways }: ReadySlot): WeighedSlot {
  const [own] = ways;
  const most = own?.terms.length === 1 && own.among === undefined ? postingsOf(index, own.terms[0] ?? '').rarity : Infinity;
  const weighed = ways.map(({ terms, share, among }) => ({
    terms: terms.map((term) => {
      const postings = postingsOf(index, term);
      return postings.rarity > most ? { ...postings, rarity: most } : postings;
    }),
    share,
    among,
  }));
  const rarities = weighed.map(({ terms }) => Math.max(...terms.map(({ rarity }) => rarity)));
  return { ways: weighed, rarity: Math.max(...rarities, 0.1) };
}
