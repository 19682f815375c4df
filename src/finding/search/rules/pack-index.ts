// Packs all documents into a search index: shared arrays with, for every term, its documents and one weight over all fields (BM25F).
import type { SearchLanguage } from './fold.ts';
import { REPEATS } from './term-frequencies.ts';
import { packLists, type PackedLists } from './packed-multimap.ts';
import { packWords, type PackedWords } from './packed-words.ts';
import { packSentences, type PackedSentences } from './phrase-match.ts';
import { nounsOf } from './category-nouns.ts';
import { FIELD_WEIGHTS, LENGTH_PENALTY, SEARCH_FIELDS, WEIGHT_STEPS } from './search-document.ts';
import type { Shelf, Shelved } from './forward-index.ts';
import { packSpelling, type PackedSpelling } from './spelling.ts';

/** Everything a search reads, in shared memory: another thread builds it and hands it over without copying. */
export interface PackedIndex {
  readonly language: SearchLanguage;
  /** Number of documents. */
  readonly count: number;
  readonly itemIds: PackedWords;
  /** Sorted; a term's number is its index. */
  readonly terms: PackedWords;
  /** Each term's spelling in titles, for displaying corrections; empty when no title has it. */
  readonly written: PackedWords;
  /** Postings of term n are from starts[n] to starts[n + 1]. */
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
  /** In steps of 1/512 (`WEIGHT_STEPS`): half the memory of a float, and exact enough for a score. */
  readonly weights: Uint16Array;
  /** By document: the index of its category, and its rank among equals. */
  readonly categories: Uint16Array;
  readonly standing: Float32Array;
  /** By document: the type that its attributes name, as an index into `types` plus one; 0 for none. */
  readonly typeOf: Uint16Array;
  readonly types: PackedWords;
  readonly sentences: PackedSentences;
  /** Documents by folded item, part or article number, and by the key of a compatible printer model. */
  readonly byCode: PackedLists;
  readonly byModel: PackedLists;
  readonly spelling: PackedSpelling;
}

const FIELDS = SEARCH_FIELDS.length;
const MOST_WEIGHT = 0xffff;
const MOST_TYPES = 65_000;
/** Shorter numbers are excluded, because a typed quantity would match them. */
const SHORTEST_CODE = 3;

export function packIndex(shelf: Shelf): PackedIndex {
  const shelved = [...shelf.documents.values()];
  const terms = shelf.terms.toSorted();
  const rank = new Uint32Array(terms.length);
  const written = terms.map((term, place) => {
    const number = shelf.numbers.get(term) ?? 0;
    rank[number] = place;
    return shelf.written.get(number) ?? '';
  });
  const postings = packPostings(shelf, shelved, rank);
  return {
    language: shelf.language,
    count: shelved.length,
    itemIds: packWords(shelved.map(({ itemId }) => itemId)),
    terms: packWords(terms),
    written: packWords(written),
    ...postings,
    ...packFacts(shelved, shelf.language),
    sentences: packSentences(shelf, shelved, rank),
    byCode: packLists((put) => {
      for (const [document, { facts }] of shelved.entries())
        for (const code of facts.codes) if (code.length >= SHORTEST_CODE) put(code, document);
    }),
    byModel: packLists((put) => {
      for (const [document, { facts }] of shelved.entries()) for (const model of facts.fits) put(model, document);
    }),
    spelling: packSpelling(terms.map((term, number) => (written[number] === '' ? '' : term))),
  };
}

function packFacts(
  shelved: readonly Shelved[],
  language: SearchLanguage,
): Pick<PackedIndex, 'categories' | 'standing' | 'typeOf' | 'types'> {
  const categories = new Uint16Array(new SharedArrayBuffer(shelved.length * 2));
  const standing = new Float32Array(new SharedArrayBuffer(shelved.length * 4));
  const typeOf = new Uint16Array(new SharedArrayBuffer(shelved.length * 2));
  const types = new Map<string, number>();
  for (const [document, { facts }] of shelved.entries()) {
    categories[document] = facts.category;
    standing[document] = facts.standing;
    const [noun] = facts.type === '' ? [] : nounsOf(facts.type, language);
    if (noun === undefined) continue;
    if (!types.has(noun) && types.size < MOST_TYPES) types.set(noun, types.size + 1);
    typeOf[document] = types.get(noun) ?? 0;
  }
  return { categories, standing, typeOf, types: packWords([...types.keys()]) };
}

function packPostings(
  { entries: { terms, counts }, lengths }: Shelf,
  shelved: readonly Shelved[],
  rank: Uint32Array,
): Pick<PackedIndex, 'starts' | 'documents' | 'weights'> {
  const factors = heldBack(shelved, lengths.list);
  const starts = startsOf(terms, shelved, rank);
  const size = starts.at(-1) ?? 0;
  const documents = new Uint32Array(new SharedArrayBuffer(size * 4));
  const weights = new Uint16Array(new SharedArrayBuffer(size * 2));
  const next = starts.slice();
  for (let document = 0; document < shelved.length; document += 1) {
    const { start = 0, end = 0 } = shelved[document] ?? {};
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
function startsOf(terms: Uint32Array, shelved: readonly Shelved[], rank: Uint32Array): Uint32Array {
  const starts = new Uint32Array(new SharedArrayBuffer((rank.length + 1) * 4));
  // By term number: the number of documents with it, and the latest of them plus one.
  const [having, last] = [new Uint32Array(rank.length), new Uint32Array(rank.length)];
  for (let document = 0; document < shelved.length; document += 1) {
    const { start = 0, end = 0 } = shelved[document] ?? {};
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
function heldBack(shelved: readonly Shelved[], lengths: Uint32Array): Float32Array {
  const average = SEARCH_FIELDS.map((_, field) => {
    let sum = 0;
    let filled = 0;
    for (const { lengthsStart } of shelved) {
      const length = lengths[lengthsStart + field] ?? 0;
      sum += length;
      if (length > 0) filled += 1;
    }
    return filled === 0 ? 1 : sum / filled;
  });
  const factors = new Float32Array(shelved.length * FIELDS);
  for (const [document, { lengthsStart }] of shelved.entries()) {
    for (const [at, field] of SEARCH_FIELDS.entries()) {
      const longer = (lengths[lengthsStart + at] ?? 0) / (average[at] ?? 1);
      factors[document * FIELDS + at] = FIELD_WEIGHTS[field] / (1 - LENGTH_PENALTY[field] + LENGTH_PENALTY[field] * longer);
    }
  }
  return factors;
}
