// The words of an index: their frequency, completions of a prefix, and similar words.
import type { PackedIndex } from './pack-index.ts';
import { findWord, wordAt, wordsBeginning } from './packed-words.ts';
import { wordsNear } from './spelling.ts';

export interface Vocabulary {
  /** Number of products with a term; 0 for an unknown one. */
  frequency(term: string): number;
  /** A term's spelling in titles; empty when no title has it. */
  written(term: string): string;
  /** Terms with this prefix, most frequent first. */
  beginningWith(prefix: string, most: number): readonly string[];
  /** Known words near an unknown one, likeliest first. */
  near(word: string): readonly string[];
}

const SHORTEST_START = 2;

export function makeVocabulary({ terms, starts, written, spelling }: PackedIndex): Vocabulary {
  const commonness = (number: number): number => (starts[number + 1] ?? 0) - (starts[number] ?? 0);
  const frequency = (term: string): number => {
    const number = findWord(terms, term);
    return number < 0 ? 0 : commonness(number);
  };
  return {
    frequency,
    written(term) {
      const number = findWord(terms, term);
      return number < 0 ? '' : wordAt(written, number);
    },
    beginningWith(prefix, most) {
      if (prefix.length < SHORTEST_START) return [];
      const [from, to] = wordsBeginning(terms, prefix);
      return Array.from({ length: to - from }, (_, at) => from + at)
        .sort((a, b) => commonness(b) - commonness(a))
        .slice(0, most)
        .filter((number) => commonness(number) > 0)
        .map((number) => wordAt(terms, number));
    },
    near: (word) => wordsNear(word, spelling, terms, frequency).filter((near) => frequency(near) > 0),
  };
}
