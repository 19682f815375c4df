// The forward index: keeps every product tokenized, so that a change tokenizes only the changed products before the index is rebuilt.
import type { SearchLanguage } from './fold.ts';
import { makeTokenizer } from './tokenizer.ts';
import { makeLines } from './line-token-cache.ts';
import { makeEntries, type Entries } from './term-frequencies.ts';
import { makeGrowingNumbers, type GrowingNumbers } from './growable-uint32-array.ts';
import { SEARCH_FIELDS, type DocumentFacts, type SearchDocument } from './search-document.ts';
import { titleParts, whatForFrom } from './title-parts.ts';

/** A document's ranges in the arrays. */
export interface Shelved {
  readonly itemId: string;
  readonly facts: DocumentFacts;
  /** Its entries are from here to `end`. */
  readonly start: number;
  readonly end: number;
  /** The number of terms of each field is in `lengths` from here. */
  readonly lengthsStart: number;
  /** Its sentences are in `sentences` from here to `saidEnd`. */
  readonly saidStart: number;
  readonly saidEnd: number;
}

export interface Shelf {
  readonly language: SearchLanguage;
  /** Adds a document or replaces the item's previous one. False when nothing has changed. */
  put(document: SearchDocument, facts: DocumentFacts): boolean;
  remove(itemId: string): void;
  /** Frees the caches that only speed up cutting many documents. */
  rest(): void;
  readonly documents: ReadonlyMap<string, Shelved>;
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

/** Ends a sentence; no term has this number. */
export const END = 0xffff_ffff;

/** Number of leading fields that sentences keep: title, type and purpose. */
const WRITTEN_FIELDS = 3;
const TITLE = SEARCH_FIELDS.indexOf('title');
const TEXT = SEARCH_FIELDS.indexOf('text');
/** Most terms kept per sentence and per document: a text names its product near the beginning. */
const LONGEST_SENTENCE = 32;
const MOST_SAID = 64;
/** Index of the field whose lines many products share; each such line is cut once. */
const ATTRIBUTES = SEARCH_FIELDS.indexOf('attributes');
const LINES = new Set<string>(['brand', 'attributes', 'fits']);

export function makeShelf(language: SearchLanguage): Shelf {
  const documents = new Map<string, Shelved>();
  const entries = makeEntries();
  const lengths = makeGrowingNumbers();
  const tokenizer = makeTokenizer(language);
  const lines = makeLines(tokenizer);
  /** The terms of the field being added. */
  const said = makeGrowingNumbers();
  const sentences = makeGrowingNumbers();

  /** Stores the sentence of the terms from an index on. */
  const keepSentence = (from: number, since: number): void => {
    const to = Math.min(said.length, from + LONGEST_SENTENCE, from + MOST_SAID - (sentences.length - since));
    if (to <= from) return;
    for (let at = from; at < to; at += 1) sentences.push(said.list[at] ?? 0);
    sentences.push(END);
  };
  const say = (text: string, field: number, saidStart: number): void => {
    if (field === TITLE || field === TEXT) {
      for (const line of text.split('\n')) {
        const from = said.length;
        const whatFor = whatForFrom(line);
        tokenizer.cut(line.slice(0, whatFor), field < WRITTEN_FIELDS, said);
        keepSentence(from, saidStart);
        if (whatFor < line.length) tokenizer.cut(line.slice(whatFor), field < WRITTEN_FIELDS, said);
      }
    } else if (LINES.has(SEARCH_FIELDS[field] ?? '')) for (const line of text.split('\n')) lines.cut(line, said);
    else tokenizer.cut(text, field < WRITTEN_FIELDS, said);
  };
  /** Adds one field's terms with their counts, and returns their number. */
  const addField = (text: string, field: number, saidStart: number, specs?: SearchDocument['specs']): number => {
    said.cutTo(0);
    if (field === ATTRIBUTES && specs !== undefined) lines.cutPairs(specs, said);
    if (text !== '') say(text, field, saidStart);
    entries.add(said, field, tokenizer.terms.length);
    return said.length;
  };

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
      const [start, saidStart, lengthsStart] = [entries.length, sentences.length, lengths.length];
      for (const [field, name] of SEARCH_FIELDS.entries()) lengths.push(addField(fields[name] ?? '', field, saidStart, specs));
      const before = documents.get(itemId);
      const now: Shelved = { itemId, facts, start, end: entries.length, lengthsStart, saidStart, saidEnd: sentences.length };
      if (before !== undefined && saysTheSame(before, now, entries, sentences)) {
        entries.cutTo(start);
        sentences.cutTo(saidStart);
        lengths.cutTo(lengthsStart);
        return false;
      }
      documents.set(itemId, now);
      return true;
    },
    remove: (itemId) => void documents.delete(itemId),
    rest() {
      tokenizer.forget();
      lines.forget();
    },
  };
}

function saysTheSame(before: Shelved, now: Shelved, { terms, counts }: Entries, { list }: GrowingNumbers): boolean {
  return (
    JSON.stringify(before.facts) === JSON.stringify(now.facts) &&
    areAlike(terms, before.start, before.end, now.start, now.end) &&
    areAlike(counts, before.start, before.end, now.start, now.end) &&
    areAlike(list, before.saidStart, before.saidEnd, now.saidStart, now.saidEnd)
  );
}

function areAlike(list: Uint32Array | Uint16Array, from: number, to: number, other: number, otherTo: number): boolean {
  if (to - from !== otherTo - other) return false;
  for (let at = 0; at < to - from; at += 1) if (list[from + at] !== list[other + at]) return false;
  return true;
}
