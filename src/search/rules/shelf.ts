// Keeps every document cut into terms, so that a change cuts only the documents that changed and packs the rest as they were.
import type { SearchLanguage } from './fold.ts';
import { makeCutter } from './cutter.ts';
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
  readonly lengths: Uint16Array;
}

export interface Shelf {
  readonly language: SearchLanguage;
  /** Puts a document there, or in the place of the one of the same item. False when that one says the same. */
  put(document: SearchDocument, facts: DocumentFacts): boolean;
  remove(itemId: string): void;
  /** Gives back what only speeds the cutting of many documents. */
  rest(): void;
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
const REPEATS = 256;
/** Fields whose lines many products share: each such line is cut once. */
const SHARED = new Set<string>(['type', 'brand', 'attributes', 'fits']);
const MOST_LINES = 200_000;

export function makeShelf(language: SearchLanguage): Shelf {
  const documents = new Map<string, Shelved>();
  const entryTerms = makeGrowingNumbers();
  const entryCounts = makeGrowingNumbers();
  const cutter = makeCutter(language);
  const lines = new Map<string, Uint32Array>();
  /** By term: where it was last entered, plus one. */
  const places: number[] = [];

  const lineOf = (line: string): Uint32Array => {
    let cut = lines.get(line);
    if (cut === undefined) {
      cut = Uint32Array.from(cutter.cut(line, false));
      if (lines.size < MOST_LINES) lines.set(line, cut);
    }
    return cut;
  };
  /** Adds one field's terms with their counts, and answers how many there are. */
  const addField = (text: string, field: number): number => {
    const isShared = SHARED.has(SEARCH_FIELDS[field] ?? '');
    const isWritten = field < WRITTEN_FIELDS;
    const start = entryTerms.length;
    let length = 0;
    for (const cut of isShared && !isWritten ? text.split('\n').map(lineOf) : [cutter.cut(text, isWritten)]) {
      length += cut.length;
      for (const term of cut) {
        const place = places[term] ?? 0;
        // A place before this field is another field's, or another document's.
        if (place > start && place <= entryTerms.length && entryTerms.list[place - 1] === term)
          entryCounts.raise(place - 1, field * REPEATS + REPEATS - 1);
        else {
          entryTerms.push(term);
          entryCounts.push(field * REPEATS + 1);
          places[term] = entryTerms.length;
        }
      }
    }
    return length;
  };

  return {
    language,
    documents,
    entryTerms,
    entryCounts,
    terms: cutter.terms,
    written: cutter.written,
    put({ itemId, fields: given }, facts) {
      const fields = { ...given, ...titleParts(given.title ?? '') };
      const start = entryTerms.length;
      const lengths = Uint16Array.from(SEARCH_FIELDS, (name, field) => {
        const text = fields[name];
        return text === undefined || text === '' ? 0 : addField(text, field);
      });
      const before = documents.get(itemId);
      const now: Shelved = { itemId, facts, start, end: entryTerms.length, lengths };
      if (before !== undefined && saysTheSame(before, now, entryTerms.list, entryCounts.list)) {
        entryTerms.cutTo(start);
        entryCounts.cutTo(start);
        return false;
      }
      documents.set(itemId, now);
      return true;
    },
    remove: (itemId) => void documents.delete(itemId),
    rest() {
      cutter.forget();
      lines.clear();
    },
  };
}

function saysTheSame(before: Shelved, now: Shelved, terms: Uint32Array, counts: Uint32Array): boolean {
  if (before.end - before.start !== now.end - now.start || JSON.stringify(before.facts) !== JSON.stringify(now.facts)) return false;
  for (let at = 0; at < now.end - now.start; at += 1) {
    if (terms[before.start + at] !== terms[now.start + at] || counts[before.start + at] !== counts[now.start + at]) return false;
  }
  return true;
}
