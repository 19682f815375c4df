// The forward index: keeps every product tokenized, so that a change tokenizes only the changed products before the index is rebuilt.
import type { SearchLanguage } from './fold.ts';
import { makeFieldTerms, type SavedFieldTerms } from './field-terms.ts';
import type { Entries } from './term-frequencies.ts';
import { makeGrowingNumbers, type GrowingNumbers } from './growable-uint32-array.ts';
import { SEARCH_FIELDS, type DocumentFacts, type SearchDocument } from './search-document.ts';
import { titleParts } from './title-parts.ts';

/** A document's ranges in the arrays. */
export interface IndexedDocument {
  readonly itemId: string;
  readonly facts: DocumentFacts;
  /** Its entries are from here to `end`. */
  readonly start: number;
  readonly end: number;
  /** The number of terms of each field is in `lengths` from here. */
  readonly lengthsStart: number;
  /** Its sentences are in `sentences` from here to `sentencesEnd`. */
  readonly sentencesStart: number;
  readonly sentencesEnd: number;
}

/** The documents of a forward index and their terms, as plain values that can be written to a file. */
export interface SavedForwardIndex extends SavedFieldTerms {
  readonly documents: ReadonlyMap<string, IndexedDocument>;
  readonly lengths: Uint32Array;
}

export interface ForwardIndex {
  readonly language: SearchLanguage;
  /** Adds a document or replaces the item's previous one. False when nothing has changed. */
  put(document: SearchDocument, facts: DocumentFacts): boolean;
  remove(itemId: string): void;
  /** Frees the caches that only speed up cutting many documents, and the spare room of the lists. */
  freeCaches(): void;
  /** Everything that `makeForwardIndex` needs to go on from here. Shares its lists with this index. */
  saved(): SavedForwardIndex;
  readonly documents: ReadonlyMap<string, IndexedDocument>;
  /** The entries of all documents, field by field. */
  readonly entries: Entries;
  readonly lengths: GrowingNumbers;
  /** Title and first lines of each document as term sequences, with `END` after each sentence. */
  readonly sentences: GrowingNumbers;
  /** The terms by number. */
  readonly terms: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  /** The first spelling of a term in a title; undefined when no title has it. */
  readonly written: ReadonlyMap<number, string>;
}

/** `saved`: the documents it begins with; its lists are taken over without copying. */
export function makeForwardIndex(language: SearchLanguage, saved?: SavedForwardIndex): ForwardIndex {
  const documents = new Map(saved?.documents);
  const lengths = makeGrowingNumbers(saved?.lengths);
  const fieldTerms = makeFieldTerms(language, saved);
  const { entries, sentences, tokenizer, addField, freeCaches } = fieldTerms;

  return {
    language,
    documents,
    entries,
    lengths,
    sentences,
    terms: tokenizer.terms,
    numbers: tokenizer.numbers,
    written: tokenizer.written,
    put({ itemId, fields: given, specs }, facts) {
      const fields = { ...given, ...titleParts(given.title ?? '') };
      const [start, sentencesStart, lengthsStart] = [entries.length, sentences.length, lengths.length];
      for (const [field, name] of SEARCH_FIELDS.entries()) lengths.push(addField(fields[name] ?? '', field, sentencesStart, specs));
      const before = documents.get(itemId);
      const now: IndexedDocument = {
        itemId,
        facts,
        start,
        end: entries.length,
        lengthsStart,
        sentencesStart,
        sentencesEnd: sentences.length,
      };
      if (before !== undefined && hasSameTerms(before, now, entries, sentences)) {
        entries.cutTo(start);
        sentences.cutTo(sentencesStart);
        lengths.cutTo(lengthsStart);
        return false;
      }
      documents.set(itemId, now);
      return true;
    },
    remove: (itemId) => void documents.delete(itemId),
    freeCaches() {
      freeCaches();
      lengths.trim();
    },
    saved: () => ({ ...fieldTerms.saved(), documents, lengths: lengths.saved() }),
  };
}

function hasSameTerms(before: IndexedDocument, now: IndexedDocument, { terms, counts }: Entries, { list }: GrowingNumbers): boolean {
  return (
    JSON.stringify(before.facts) === JSON.stringify(now.facts) &&
    areAlike(terms, before.start, before.end, now.start, now.end) &&
    areAlike(counts, before.start, before.end, now.start, now.end) &&
    areAlike(list, before.sentencesStart, before.sentencesEnd, now.sentencesStart, now.sentencesEnd)
  );
}

function areAlike(list: Uint32Array | Uint8Array, from: number, to: number, other: number, otherTo: number): boolean {
  if (to - from !== otherTo - other) return false;
  for (let at = 0; at < to - from; at += 1) if (list[from + at] !== list[other + at]) return false;
  return true;
}
