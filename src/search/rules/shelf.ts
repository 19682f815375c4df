// Keeps every document cut into terms, so that a change cuts only the documents that changed and packs the rest as they were.
import type { SearchLanguage } from './fold.ts';
import { makeCutter } from './cutter.ts';
import { makeLines } from './lines.ts';
import { makeEntries, type Entries } from './entries.ts';
import { makeGrowingNumbers } from './growing-numbers.ts';
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
  /** What every document says, field by field. */
  readonly entries: Entries;
  /** The terms in the order of their numbers. */
  readonly terms: readonly string[];
  /** How a term was first written in a title; undefined for one that no title has. */
  readonly written: ReadonlyMap<number, string>;
}

/** Title, type and purpose come first among the fields. */
const WRITTEN_FIELDS = 3;
/** Fields whose lines many products share: each such line is cut once. */
const ATTRIBUTES = SEARCH_FIELDS.indexOf('attributes');
const LINES = new Set<string>(['brand', 'attributes', 'fits']);

export function makeShelf(language: SearchLanguage): Shelf {
  const documents = new Map<string, Shelved>();
  const entries = makeEntries();
  const cutter = makeCutter(language);
  const lines = makeLines(cutter);
  /** The terms of the field that is being added. */
  const said = makeGrowingNumbers();

  const say = (text: string, field: number): void => {
    if (LINES.has(SEARCH_FIELDS[field] ?? '')) for (const line of text.split('\n')) lines.cut('', line, said);
    else cutter.cut(text, field < WRITTEN_FIELDS, said);
  };
  /** Adds one field's terms with their counts, and answers how many there are. */
  const addField = (text: string, field: number, specs: SearchDocument['specs'] = []): number => {
    said.cutTo(0);
    if (field === ATTRIBUTES) for (const [label, value] of specs) lines.cut(label, value, said);
    if (text !== '') say(text, field);
    entries.add(said, field, cutter.terms.length);
    return said.length;
  };

  return {
    language,
    documents,
    entries,
    terms: cutter.terms,
    written: cutter.written,
    put({ itemId, fields: given, specs }, facts) {
      const fields = { ...given, ...titleParts(given.title ?? '') };
      const start = entries.length;
      const lengths = new Uint16Array(SEARCH_FIELDS.length);
      for (const [field, name] of SEARCH_FIELDS.entries()) lengths[field] = addField(fields[name] ?? '', field, specs);
      const before = documents.get(itemId);
      const now: Shelved = { itemId, facts, start, end: entries.length, lengths };
      if (before !== undefined && saysTheSame(before, now, entries)) {
        entries.cutTo(start);
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

function saysTheSame(before: Shelved, now: Shelved, { terms, counts }: Entries): boolean {
  if (before.end - before.start !== now.end - now.start || JSON.stringify(before.facts) !== JSON.stringify(now.facts)) return false;
  for (let at = 0; at < now.end - now.start; at += 1) {
    if (terms[before.start + at] !== terms[now.start + at] || counts[before.start + at] !== counts[now.start + at]) return false;
  }
  return true;
}
