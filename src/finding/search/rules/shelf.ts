// Keeps every document cut into terms, so that a change cuts only the documents that changed and packs the rest as they were.
import type { SearchLanguage } from './fold.ts';
import { makeCutter } from './cutter.ts';
import { makeLines } from './lines.ts';
import { makeEntries, type Entries } from './entries.ts';
import { makeGrowingNumbers, type GrowingNumbers } from './growing-numbers.ts';
import { SEARCH_FIELDS, type DocumentFacts, type SearchDocument } from './search-document.ts';
import { titleParts, whatForFrom } from './title-parts.ts';

/** A document on the shelf. */
export interface Shelved {
  readonly itemId: string;
  readonly facts: DocumentFacts;
  /** Its entries lie from here up to `end`. */
  readonly start: number;
  readonly end: number;
  /** How many terms each field has stands in `lengths` from here on. */
  readonly lengthsStart: number;
  /** What it says of itself word for word lies in `sentences` from here up to `saidEnd`. */
  readonly saidStart: number;
  readonly saidEnd: number;
}

export interface Shelf {
  readonly language: SearchLanguage;
  /** Puts a document there, or in the place of the one of the same item. False when that one says the same. */
  put(document: SearchDocument, facts: DocumentFacts): boolean;
  remove(itemId: string): void;
  /** Gives back what only speeds the cutting of many documents. */
  rest(): void;
  readonly documents: ReadonlyMap<string, Shelved>;
  /** What every document says, field by field. */
  readonly entries: Entries;
  readonly lengths: GrowingNumbers;
  /** Title and first lines of each document as terms in their order, each sentence ending with `END`. */
  readonly sentences: GrowingNumbers;
  /** The terms in the order of their numbers. */
  readonly terms: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  /** How a term was first written in a title; undefined for one that no title has. */
  readonly written: ReadonlyMap<number, string>;
}

/** Ends a sentence; no term has this number. */
export const END = 0xffff_ffff;

/** Title, type and purpose come first among the fields. */
const WRITTEN_FIELDS = 3;
const TITLE = SEARCH_FIELDS.indexOf('title');
const TEXT = SEARCH_FIELDS.indexOf('text');
/** Terms kept in their order, of a sentence and of a document: a text says what the goods are where it begins. */
const LONGEST_SENTENCE = 32;
const MOST_SAID = 64;
/** Fields whose lines many products share: each such line is cut once. */
const ATTRIBUTES = SEARCH_FIELDS.indexOf('attributes');
const LINES = new Set<string>(['brand', 'attributes', 'fits']);

export function makeShelf(language: SearchLanguage): Shelf {
  const documents = new Map<string, Shelved>();
  const entries = makeEntries();
  const lengths = makeGrowingNumbers();
  const cutter = makeCutter(language);
  const lines = makeLines(cutter);
  /** The terms of the field that is being added. */
  const said = makeGrowingNumbers();
  const sentences = makeGrowingNumbers();

  /** Keeps in order what was said from a place on. */
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
        cutter.cut(line.slice(0, whatFor), field < WRITTEN_FIELDS, said);
        keepSentence(from, saidStart);
        if (whatFor < line.length) cutter.cut(line.slice(whatFor), field < WRITTEN_FIELDS, said);
      }
    } else if (LINES.has(SEARCH_FIELDS[field] ?? '')) for (const line of text.split('\n')) lines.cut(line, said);
    else cutter.cut(text, field < WRITTEN_FIELDS, said);
  };
  /** Adds one field's terms with their counts, and answers how many there are. */
  const addField = (text: string, field: number, saidStart: number, specs?: SearchDocument['specs']): number => {
    said.cutTo(0);
    if (field === ATTRIBUTES && specs !== undefined) lines.cutPairs(specs, said);
    if (text !== '') say(text, field, saidStart);
    entries.add(said, field, cutter.terms.length);
    return said.length;
  };

  return {
    language,
    documents,
    entries,
    lengths,
    sentences,
    terms: cutter.terms,
    numbers: cutter.numbers,
    written: cutter.written,
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
      cutter.forget();
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
