// Keeps every document cut into terms, so that a change cuts only the documents that changed and packs the rest as they were.
import { chunksOf, termsOfChunk } from './analyze.ts';
import type { SearchLanguage } from './fold.ts';
import { makeGrowingNumbers, type GrowingNumbers } from './growing-numbers.ts';
import { SEARCH_FIELDS, type DocumentFacts, type SearchDocument } from './search-document.ts';
import { titleParts } from './title-parts.ts';

/** A document on the shelf. */
export interface Shelved {
  readonly itemId: string;
  readonly facts: DocumentFacts;
  /** Its entries lie from here up to `end`. */
  readonly start: number;
  readonly end: number;
  /** Terms in each field. */
  readonly lengths: readonly number[];
}

export interface Shelf {
  readonly language: SearchLanguage;
  /** Puts a document there, or in the place of the one of the same item. */
  put(document: SearchDocument, facts: DocumentFacts): void;
  remove(itemId: string): void;
  readonly documents: ReadonlyMap<string, Shelved>;
  /** Term and, beside it, field * 256 + how often, of every document. */
  readonly entryTerms: GrowingNumbers;
  readonly entryCounts: GrowingNumbers;
  /** The terms in the order of their numbers. */
  readonly terms: readonly string[];
  /** How a term was first written in a title; undefined for one that no title has. */
  readonly written: ReadonlyMap<number, string>;
}

/** Title, type and purpose come first among the fields. */
const WRITTEN_FIELDS = 3;
const MOST_REPEATS = 255;

interface KnownChunk {
  readonly terms: readonly number[];
  readonly words: readonly string[];
}

export function makeShelf(language: SearchLanguage): Shelf {
  const documents = new Map<string, Shelved>();
  const entryTerms = makeGrowingNumbers();
  const entryCounts = makeGrowingNumbers();
  const numbers = new Map<string, number>();
  const terms: string[] = [];
  const written = new Map<number, string>();
  // The same words stand in many texts: each is cut and stemmed once.
  const chunks = new Map<string, KnownChunk>();

  const numberOf = (term: string): number => {
    let number = numbers.get(term);
    if (number === undefined) {
      number = terms.push(term) - 1;
      numbers.set(term, number);
    }
    return number;
  };
  const known = (chunk: string): KnownChunk => {
    let cut = chunks.get(chunk);
    if (cut === undefined) {
      const [found, words]: [number[], string[]] = [[], []];
      termsOfChunk(chunk, language, (term, word) => {
        found.push(numberOf(term));
        words.push(word);
      });
      chunks.set(chunk, (cut = { terms: found, words }));
    }
    return cut;
  };
  /** Adds one field's terms with their counts, and answers how many there are. */
  const addField = (text: string, field: number): number => {
    const counts = new Map<number, number>();
    let length = 0;
    for (const chunk of chunksOf(text, language)) {
      const cut = known(chunk);
      length += cut.terms.length;
      for (const [at, term] of cut.terms.entries()) {
        counts.set(term, (counts.get(term) ?? 0) + 1);
        if (field < WRITTEN_FIELDS && !written.has(term)) written.set(term, cut.words[at] ?? '');
      }
    }
    for (const [term, count] of counts) {
      entryTerms.push(term);
      entryCounts.push(field * (MOST_REPEATS + 1) + Math.min(count, MOST_REPEATS));
    }
    return length;
  };

  return {
    language,
    documents,
    entryTerms,
    entryCounts,
    terms,
    written,
    put({ itemId, fields: given }, facts) {
      const fields = { ...given, ...titleParts(given.title ?? '') };
      const start = entryTerms.length;
      const lengths = SEARCH_FIELDS.map((name, field) => {
        const text = fields[name];
        return text === undefined || text === '' ? 0 : addField(text, field);
      });
      documents.set(itemId, { itemId, facts, start, end: entryTerms.length, lengths });
    },
    remove: (itemId) => void documents.delete(itemId),
  };
}
