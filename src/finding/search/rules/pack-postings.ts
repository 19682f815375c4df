// Packs the postings of a search index: for every term, its documents and one weight over all fields (BM25F).
import { REPEATS } from './term-frequencies.ts';
import { FIELD_WEIGHTS, LENGTH_PENALTY, SEARCH_FIELDS, WEIGHT_STEPS } from './search-document.ts';
import type { ForwardIndex, IndexedDocument } from './forward-index.ts';

export interface PackedPostings {
  /** Postings of term n are from starts[n] to starts[n + 1]. */
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
  /** In steps of 1/512 (`WEIGHT_STEPS`): half the memory of a float, and exact enough for a score. */
  readonly weights: Uint16Array;
}

const FIELDS = SEARCH_FIELDS.length;
const MOST_WEIGHT = 0xffff;

/** `rank`: by term number, the term's place in the sorted list. */
export function packPostings(
  { entries: { terms, counts }, lengths }: ForwardIndex,
  indexed: readonly IndexedDocument[],
  rank: Uint32Array,
): PackedPostings {
  const factors = occurrenceWeights(indexed, lengths.list);
  const starts = startsOf(terms, indexed, rank);
  const size = starts.at(-1) ?? 0;
  const documents = new Uint32Array(new SharedArrayBuffer(size * 4));
  const weights = new Uint16Array(new SharedArrayBuffer(size * 2));
  const next = starts.slice();
  for (let document = 0; document < indexed.length; document += 1) {
    const { start = 0, end = 0 } = indexed[document] ?? {};
    for (let entry = start; entry < end; entry += 1) {
      const place = rank[terms[entry] ?? 0] ?? 0;
      const count = counts[entry] ?? 0;
      const weight = (count % REPEATS) * (factors[document * FIELDS + ((count / REPEATS) | 0)] ?? 0);
      let at = next[place] ?? 0;
      // The fields of one document add up to one posting.
      if (at > (starts[place] ?? 0) && documents[at - 1] === document) at -= 1;
      else {
        documents[at] = document;
        next[place] = at + 1;
      }
      // Clamps the weight between one step and the maximum.
      weights[at] = Math.min(Math.max((weights[at] ?? 0) + Math.round(weight * WEIGHT_STEPS), 1), MOST_WEIGHT);
    }
  }
  return { starts, documents, weights };
}

/** Where the postings of each term begin: one posting per document with the term. */
function startsOf(terms: Uint32Array, indexed: readonly IndexedDocument[], rank: Uint32Array): Uint32Array {
  const starts = new Uint32Array(new SharedArrayBuffer((rank.length + 1) * 4));
  // By term number: the number of documents with it, and the latest of them plus one.
  const [having, last] = [new Uint32Array(rank.length), new Uint32Array(rank.length)];
  for (let document = 0; document < indexed.length; document += 1) {
    const { start = 0, end = 0 } = indexed[document] ?? {};
    for (let entry = start; entry < end; entry += 1) {
      const term = terms[entry] ?? 0;
      if (last[term] === document + 1) continue;
      last[term] = document + 1;
      having[term] = (having[term] ?? 0) + 1;
    }
  }
  for (let term = 0; term < rank.length; term += 1) starts[(rank[term] ?? 0) + 1] = having[term] ?? 0;
  for (let place = 1; place < starts.length; place += 1) starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0);
  return starts;
}

/** Weight of one occurrence in a field: the field's weight, reduced in fields longer than average. */
function occurrenceWeights(indexed: readonly IndexedDocument[], lengths: Uint32Array): Float32Array {
  const average = SEARCH_FIELDS.map((_, field) => {
    let sum = 0;
    let filled = 0;
    for (const { lengthsStart } of indexed) {
      const length = lengths[lengthsStart + field] ?? 0;
      sum += length;
      if (length > 0) filled += 1;
    }
    return filled === 0 ? 1 : sum / filled;
  });
  const factors = new Float32Array(indexed.length * FIELDS);
  for (const [document, { lengthsStart }] of indexed.entries()) {
    for (const [at, field] of SEARCH_FIELDS.entries()) {
      const longer = (lengths[lengthsStart + at] ?? 0) / (average[at] ?? 1);
      factors[document * FIELDS + at] = FIELD_WEIGHTS[field] / (1 - LENGTH_PENALTY[field] + LENGTH_PENALTY[field] * longer);
    }
  }
  return factors;
}
