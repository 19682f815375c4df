// Cuts the fields of one document after another into terms, and keeps their counts and the leading sentences.
import type { SearchLanguage } from './fold.ts';
import { makeTokenizer, type SavedTerms } from './tokenizer.ts';
import { makeLines } from './line-token-cache.ts';
import { makeEntries, type SavedEntries } from './term-frequencies.ts';
import { makeGrowingNumbers, type GrowingNumbers } from './growable-uint32-array.ts';
import { SEARCH_FIELDS, type SearchDocument } from './search-document.ts';
import { whatForFrom } from './title-parts.ts';

/** Ends a sentence; no term has this number. */
export const END = 0xffff_ffff;
/** Stands before a size within a title: "copy paper, 8.5 x 11 in."; no term has this number either. */
export const SIZE = 0xffff_fffe;

/** Number of leading fields that sentences keep: title, type and purpose. */
const WRITTEN_FIELDS = 3;
const TITLE = SEARCH_FIELDS.indexOf('title');
const TEXT = SEARCH_FIELDS.indexOf('text');
/** Most terms kept per sentence and per document: a text names its product near the beginning. */
const LONGEST_SENTENCE = 32;
const MOST_SENTENCE_TERMS = 64;
/** Index of the field whose lines many products share; each such line is cut once. */
const ATTRIBUTES = SEARCH_FIELDS.indexOf('attributes');
/** Separates parts of a title. An English one names its product at the end of its first part: "bathroom tissue, 2-ply". */
const SEGMENTS: Readonly<Record<SearchLanguage, RegExp | string>> = { en: /, (?=\D)|\n/, fr: '\n' };
const LINES = new Set<string>(['brand', 'attributes', 'fits']);

/** The terms and sentences of the fields that were added. */
export interface SavedFieldTerms {
  readonly learned: SavedTerms;
  readonly entries: SavedEntries;
  readonly sentences: Uint32Array;
}

export function makeFieldTerms(language: SearchLanguage, saved?: SavedFieldTerms) {
  const entries = makeEntries(saved?.entries);
  const tokenizer = makeTokenizer(language, saved?.learned);
  const lines = makeLines(tokenizer);
  /** The terms of the field being added. */
  const terms = makeGrowingNumbers();
  const sentences = makeGrowingNumbers(saved?.sentences);

  const keepSentence = makeKeepSentence(terms, sentences);
  const cutText = (text: string, field: number, sentencesStart: number): void => {
    if (field === TITLE || field === TEXT) {
      for (const line of text.split(field === TITLE ? SEGMENTS[language] : '\n')) {
        const from = terms.length;
        const whatFor = whatForFrom(line);
        const sizes: number[] = [];
        for (const part of field === TITLE ? line.slice(0, whatFor).split(', ') : [line.slice(0, whatFor)]) {
          if (terms.length > from) sizes.push(terms.length);
          tokenizer.cut(part, field < WRITTEN_FIELDS, terms);
        }
        keepSentence(from, sentencesStart, sizes);
        if (whatFor < line.length) tokenizer.cut(line.slice(whatFor), field < WRITTEN_FIELDS, terms);
      }
    } else if (LINES.has(SEARCH_FIELDS[field] ?? '')) for (const line of text.split('\n')) lines.cut(line, terms);
    else tokenizer.cut(text, field < WRITTEN_FIELDS, terms);
  };

  return {
    entries,
    sentences,
    tokenizer,
    /** Adds one field's terms with their counts, and returns their number. */
    addField(text: string, field: number, sentencesStart: number, specs?: SearchDocument['specs']): number {
      terms.cutTo(0);
      if (field === ATTRIBUTES && specs !== undefined) lines.cutPairs(specs, terms);
      if (text !== '') cutText(text, field, sentencesStart);
      entries.add(terms, field, tokenizer.terms.length);
      return terms.length;
    },
    saved: (): SavedFieldTerms => ({
      learned: { terms: tokenizer.terms, written: tokenizer.written },
      entries: entries.saved(),
      sentences: sentences.saved(),
    }),
    freeCaches(): void {
      tokenizer.forget();
      lines.forget();
      for (const list of [entries, sentences, terms]) list.trim();
    },
  };
}

/** Stores the sentence of the terms from an index on; the document's sentences begin at `sentencesStart`. */
function makeKeepSentence(terms: GrowingNumbers, sentences: GrowingNumbers) {
  return (from: number, sentencesStart: number, sizes: readonly number[] = []): void => {
    const to = Math.min(terms.length, from + LONGEST_SENTENCE, from + MOST_SENTENCE_TERMS - (sentences.length - sentencesStart));
    if (to <= from) return;
    for (let at = from; at < to; at += 1) {
      if (sizes.includes(at)) sentences.push(SIZE);
      sentences.push(terms.list[at] ?? 0);
    }
    sentences.push(END);
  };
}
