// Cuts texts into numbered terms. Caches words, because the same ones occur in many texts.
import { termsOfChunk } from './analyze.ts';
import { makeEachChunk } from './word-scanner.ts';
import { fold, type SearchLanguage } from './fold.ts';
import { makeGrowingNumbers, type GrowingNumbers } from './growable-uint32-array.ts';
import { makeStringInterner } from './string-interner.ts';
import { makeUnitsOf } from './utf16-code-units.ts';

/** What a tokenizer has learned: its terms by number, and how titles spell them. */
export interface SavedTerms {
  readonly terms: readonly string[];
  readonly written: ReadonlyMap<number, string>;
}

export interface Tokenizer extends SavedTerms {
  /** Appends the terms of a text, with repetitions. `isWritten`: the text is a title, whose spelling corrections show. */
  cut(text: string, isWritten: boolean, into: GrowingNumbers): void;
  /** Number of each term. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Clears the cache of words; the terms stay. */
  forget(): void;
}

// oxlint-disable-next-line max-lines-per-function -- one cache of words: learning, showing and cutting share its arrays
export function makeTokenizer(language: SearchLanguage, saved?: SavedTerms): Tokenizer {
  const terms = [...(saved?.terms ?? [])];
  const numbers = new Map(terms.map((term, number) => [term, number]));
  const written = new Map(saved?.written);
  const eachChunk = makeEachChunk();
  const unitsOf = makeUnitsOf();
  const chunks = makeStringInterner();
  /** Terms of chunk n are in `chunkTerms` from chunkStarts[n] to chunkStarts[n + 1]. */
  const chunkStarts = makeGrowingNumbers();
  const chunkTerms = makeGrowingNumbers();
  /** By chunk: 1 when a title has shown its spelling. */
  let isShown: number[] = [];

  const numberOf = (term: string): number => {
    let number = numbers.get(term);
    if (number === undefined) {
      // A non-string would make packing fail for all documents; here the document is still known.
      if (typeof term !== 'string') throw new TypeError('a word has become something that is no word');
      number = terms.push(term) - 1;
      numbers.set(term, number);
    }
    return number;
  };
  const show = (chunk: string): void =>
    termsOfChunk(chunk, language, (term, word) => {
      const number = numberOf(term);
      if (!written.has(number)) written.set(number, word);
    });
  const learn = (chunk: string): void => {
    chunkStarts.push(chunkTerms.length);
    termsOfChunk(chunk, language, (term) => chunkTerms.push(numberOf(term)));
    isShown.push(0);
  };

  return {
    terms,
    numbers,
    written,
    forget() {
      chunks.clear();
      for (const list of [chunkStarts, chunkTerms]) {
        list.cutTo(0);
        list.trim();
      }
      isShown = [];
    },
    cut(text, isWritten, into) {
      const folded = fold(text, language);
      const units = unitsOf(folded);
      eachChunk(folded, units, (from, to) => {
        const chunk = chunks.numberOf(units, from, to);
        if (chunk === isShown.length) learn(folded.slice(from, to));
        if (isWritten && isShown[chunk] === 0) {
          show(folded.slice(from, to));
          isShown[chunk] = 1;
        }
        const end = chunk + 1 < chunkStarts.length ? (chunkStarts.list[chunk + 1] ?? 0) : chunkTerms.length;
        into.pushFrom(chunkTerms.list, chunkStarts.list[chunk] ?? 0, end);
      });
    },
  };
}
