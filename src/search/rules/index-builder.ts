// Builds the inverted index: for every term the products that have it, each with one weight over all fields (BM25F).
import { termsOf } from './analyze.ts';
import type { SearchLanguage } from './fold.ts';
import type { VocabularyBuilder } from './vocabulary.ts';
import { FIELD_WEIGHTS, HELD_BACK, SEARCH_FIELDS, type SearchDocument } from './search-document.ts';
import { titleParts } from './title-parts.ts';

/** The packed index: plain arrays of numbers, so that a hundred thousand products stay cheap to keep. */
export interface TermIndex {
  readonly language: SearchLanguage;
  readonly itemIds: readonly string[];
  /** Term → its number. */
  readonly terms: ReadonlyMap<string, number>;
  /** Postings of term n lie from starts[n] up to starts[n + 1]. */
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
  readonly weights: Float32Array;
  /** A form of each term as it is written in titles, for showing corrections. */
  readonly written: ReadonlyMap<string, string>;
}

const FIELDS = SEARCH_FIELDS.length;
/** Title, type and purpose come first among the fields. */
const WRITTEN_FIELDS = 3;
const MOST_REPEATS = 255;

export interface IndexBuilder {
  add(document: SearchDocument): void;
  /** Packs what was added, in steps between which others may work. */
  finish(): Generator<void, TermIndex>;
}

export function makeIndexBuilder(language: SearchLanguage, vocabulary: Pick<VocabularyBuilder, 'addTerm' | 'addWritten'>): IndexBuilder {
  const itemIds: string[] = [];
  const terms = new Map<string, number>();
  const written = new Map<string, string>();
  /** Per term: (document, field, count) packed into one number. */
  const entries: number[][] = [];
  const lengths: number[] = [];
  return {
    add({ itemId, fields: given }) {
      const fields = { ...given, ...titleParts(given.title ?? '') };
      const document = itemIds.push(itemId) - 1;
      SEARCH_FIELDS.forEach((field, at) => {
        const counts = new Map<string, number>();
        let length = 0;
        const text = fields[field];
        if (text !== undefined && text !== '') {
          termsOf(text, language, (term, word) => {
            counts.set(term, (counts.get(term) ?? 0) + 1);
            length += 1;
            if (at < WRITTEN_FIELDS && !written.has(term)) {
              written.set(term, word);
              vocabulary.addWritten(term);
            }
          });
        }
        lengths.push(length);
        for (const [term, count] of counts) {
          let number = terms.get(term);
          if (number === undefined) {
            terms.set(term, (number = terms.size));
            vocabulary.addTerm(term);
            entries.push([]);
          }
          entries[number]?.push((document * FIELDS + at) * (MOST_REPEATS + 1) + Math.min(count, MOST_REPEATS));
        }
      });
    },
    *finish() {
      return { language, itemIds, terms, written, ...(yield* packed(entries, lengths, itemIds.length)) };
    },
  };
}

const STEP = 50_000;

function* packed(
  entries: readonly (readonly number[])[],
  lengths: readonly number[],
  count: number,
): Generator<void, Pick<TermIndex, 'starts' | 'documents' | 'weights'>> {
  const holdBack = heldBack(lengths, count);
  const starts = new Uint32Array(entries.length + 1);
  let size = 0;
  for (const list of entries) size += list.length;
  const documents = new Uint32Array(size);
  const weights = new Float32Array(size);
  let at = 0;
  let sinceStep = 0;
  for (const [number, list] of entries.entries()) {
    starts[number] = at;
    let last = -1;
    for (const entry of list) {
      const place = Math.floor(entry / (MOST_REPEATS + 1));
      const document = Math.floor(place / FIELDS);
      const weight = (entry % (MOST_REPEATS + 1)) * (holdBack[place] ?? 0);
      // Fields of one document follow each other: they add up to one posting.
      if (document !== last) {
        documents[at] = last = document;
        at += 1;
      }
      weights[at - 1] = (weights[at - 1] ?? 0) + weight;
    }
    sinceStep += list.length;
    if (sinceStep < STEP) continue;
    sinceStep = 0;
    yield;
  }
  starts[entries.length] = at;
  return { starts, documents: documents.slice(0, at), weights: weights.slice(0, at) };
}

/** What one occurrence in a field of a document counts: the field's weight, less in a field longer than usual. */
function heldBack(lengths: readonly number[], count: number): Float32Array {
  const average = SEARCH_FIELDS.map((_, at) => {
    let sum = 0;
    let filled = 0;
    for (let place = at; place < lengths.length; place += FIELDS) {
      const length = lengths[place] ?? 0;
      sum += length;
      if (length > 0) filled += 1;
    }
    return filled === 0 ? 1 : sum / filled;
  });
  const factors = new Float32Array(count * FIELDS);
  for (let place = 0; place < factors.length; place += 1) {
    const field = SEARCH_FIELDS[place % FIELDS] ?? 'text';
    const longer = (lengths[place] ?? 0) / (average[place % FIELDS] ?? 1);
    factors[place] = FIELD_WEIGHTS[field] / (1 - HELD_BACK[field] + HELD_BACK[field] * longer);
  }
  return factors;
}
