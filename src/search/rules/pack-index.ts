// Packs a shelf into the index that is searched: shared arrays with, for every term, the documents that have it and one weight
// over all fields (BM25F).
import type { SearchLanguage } from './fold.ts';
import { REPEATS } from './entries.ts';
import { packLists, type PackedLists } from './packed-lists.ts';
import { packWords, type PackedWords } from './packed-words.ts';
import { packSentences, type PackedSentences } from './sentences.ts';
import { nounsOf } from './category-nouns.ts';
import { FIELD_WEIGHTS, HELD_BACK, SEARCH_FIELDS, WEIGHT_STEPS } from './search-document.ts';
import type { Shelf, Shelved } from './shelf.ts';
import { packSpelling, type PackedSpelling } from './spelling.ts';

/** Everything a search reads, in shared memory: another thread builds it, and handing it over copies nothing. */
export interface PackedIndex {
  readonly language: SearchLanguage;
  /** Number of documents. */
  readonly count: number;
  readonly itemIds: PackedWords;
  /** Sorted; a term's number is its place. */
  readonly terms: PackedWords;
  /** A form of each term as it is written in titles, for showing corrections; empty for one that no title has. */
  readonly written: PackedWords;
  /** Postings of term n lie from starts[n] up to starts[n + 1]. */
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
  /** In steps of a 512th (`WEIGHT_STEPS`): half the memory of a fraction, and as exact as a score needs. */
  readonly weights: Uint16Array;
  /** By document: its category as a place in the list of categories, and how it stands beside its like. */
  readonly categories: Uint16Array;
  readonly standing: Float32Array;
  /** By document: what its attributes say it is, as a place in `types` plus one; 0 for nothing. */
  readonly typeOf: Uint16Array;
  readonly types: PackedWords;
  readonly sentences: PackedSentences;
  /** Documents by folded item, part or article number, and by the key of a printer model they fit. */
  readonly byCode: PackedLists;
  readonly byModel: PackedLists;
  readonly spelling: PackedSpelling;
}

const FIELDS = SEARCH_FIELDS.length;
const MOST_WEIGHT = 0xffff;
const MOST_TYPES = 65_000;
/** Shorter numbers would lead the list for whoever types a quantity. */
const SHORTEST_CODE = 3;

export function packIndex(shelf: Shelf): PackedIndex {
  const shelved = [...shelf.documents.values()];
  const sorted = shelf.terms.map((_, number) => number).sort((a, b) => ((shelf.terms[a] ?? '') < (shelf.terms[b] ?? '') ? -1 : 1));
  const terms = sorted.map((number) => shelf.terms[number] ?? '');
  const written = sorted.map((number) => shelf.written.get(number) ?? '');
  const rank = new Uint32Array(sorted.length);
  for (const [place, number] of sorted.entries()) rank[number] = place;
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
    byCode: packLists(listsBy(shelved, ({ facts }) => facts.codes.filter((code) => code.length >= SHORTEST_CODE))),
    byModel: packLists(listsBy(shelved, ({ facts }) => facts.fits)),
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

function listsBy(shelved: readonly Shelved[], keysOf: (one: Shelved) => readonly string[]): ReadonlyMap<string, readonly number[]> {
  const lists = new Map<string, number[]>();
  for (const [document, one] of shelved.entries()) {
    for (const key of keysOf(one)) {
      const list = lists.get(key);
      if (list === undefined) lists.set(key, [document]);
      else if (list.at(-1) !== document) list.push(document);
    }
  }
  return lists;
}

function packPostings(
  { entries: { terms, counts }, lengths }: Shelf,
  shelved: readonly Shelved[],
  rank: Uint32Array,
): Pick<PackedIndex, 'starts' | 'documents' | 'weights'> {
  const factors = heldBack(shelved, lengths.list);
  const starts = new Uint32Array(new SharedArrayBuffer((rank.length + 1) * 4));
  // The document last counted for a term, plus one: fields of one document add up to one posting.
  const last = new Uint32Array(rank.length);
  const each = (posting: (place: number, document: number, weight: number, isNew: boolean) => void): void => {
    last.fill(0);
    for (const [document, { start, end }] of shelved.entries()) {
      for (let at = start; at < end; at += 1) {
        const place = rank[terms[at] ?? 0] ?? 0;
        const count = counts[at] ?? 0;
        const weight = (count % REPEATS) * (factors[document * FIELDS + Math.floor(count / REPEATS)] ?? 0);
        posting(place, document, weight, last[place] !== document + 1);
        last[place] = document + 1;
      }
    }
  };
  each((place, _document, _weight, isNew) => {
    if (isNew) starts[place + 1] = (starts[place + 1] ?? 0) + 1;
  });
  for (let place = 1; place < starts.length; place += 1) starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0);
  const size = starts.at(-1) ?? 0;
  const documents = new Uint32Array(new SharedArrayBuffer(size * 4));
  const weights = new Uint16Array(new SharedArrayBuffer(size * 2));
  const next = starts.slice();
  each((place, document, weight, isNew) => {
    const at = isNew ? (next[place] ?? 0) : (next[place] ?? 1) - 1;
    if (isNew) {
      documents[at] = document;
      next[place] = at + 1;
    }
    // Each word tells something, and what is beyond the scale tells no more.
    weights[at] = Math.min(Math.max((weights[at] ?? 0) + Math.round(weight * WEIGHT_STEPS), 1), MOST_WEIGHT);
  });
  return { starts, documents, weights };
}

/** What one occurrence in a field of a document counts: the field's weight, less in a field longer than usual. */
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
      factors[document * FIELDS + at] = FIELD_WEIGHTS[field] / (1 - HELD_BACK[field] + HELD_BACK[field] * longer);
    }
  }
  return factors;
}
