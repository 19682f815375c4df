// The words an index knows: how common each is, which begin like a given one, which an unknown one was meant to be.
import type { TermIndex } from './index-builder.ts';
import { makeSpelling } from './spelling.ts';

export interface Vocabulary {
  /** Number of products that have a term; 0 for an unknown one. */
  frequency(term: string): number;
  /** Terms that begin so, the most common first. */
  beginningWith(prefix: string, most: number): readonly string[];
  /** Known words near an unknown one, the likeliest first. */
  near(word: string): readonly string[];
}

/** Grows with the index, word by word, so that nothing is left to do at once in the end. */
export interface VocabularyBuilder {
  /** A term that is new to the index. */
  addTerm(term: string): void;
  /** A term that is new to titles and types. Only these are corrected to: descriptions are long, and their own slips are many. */
  addWritten(term: string): void;
  finish(index: TermIndex): Vocabulary;
}

const START = 2;

export function makeVocabularyBuilder(): VocabularyBuilder {
  const byStart = new Map<string, string[]>();
  const spelling = makeSpelling();
  return {
    addTerm(term) {
      const start = term.slice(0, START);
      const list = byStart.get(start);
      if (list === undefined) byStart.set(start, [term]);
      else list.push(term);
    },
    addWritten: spelling.add,
    finish({ terms, starts }) {
      const frequency = (term: string): number => {
        const number = terms.get(term);
        return number === undefined ? 0 : (starts[number + 1] ?? 0) - (starts[number] ?? 0);
      };
      return {
        frequency,
        beginningWith: (prefix, most) =>
          prefix.length < START
            ? []
            : (byStart.get(prefix.slice(0, START)) ?? [])
                .filter((term) => term.startsWith(prefix))
                .sort((a, b) => frequency(b) - frequency(a))
                .slice(0, most),
        near: (word) => spelling.near(word, frequency),
      };
    },
  };
}
