// Finds what an unknown word was probably meant to be. Known words are never touched: they are what the shopper wrote.
import { editDistance } from './edit-distance.ts';

export interface Spelling {
  /** Makes a word known. Words with digits are codes: nobody guesses those. */
  add(word: string): void;
  /** Known words near an unknown one: the nearest, the most frequent first. */
  near(word: string, frequency: (word: string) => number): readonly string[];
}

interface Known {
  readonly word: string;
  /** One bit per letter: words that differ much are told apart without comparing them. */
  readonly letters: number;
}

const SHORTEST = 3;
const LONGEST = 24;
const MOST_NEAR = 6;
/** Two slips in a shorter word make another word of it. */
const TWO_SLIPS = 7;

export function makeSpelling(): Spelling {
  const byLength = new Map<number, Known[]>();
  const within = (word: string, slips: number): readonly Known[] => {
    const letters = lettersOf(word);
    const found: Known[] = [];
    for (let length = word.length - slips; length <= word.length + slips; length += 1) {
      for (const known of byLength.get(length) ?? []) {
        if (bits(known.letters ^ letters) <= 2 * slips && editDistance(word, known.word, slips) <= slips) found.push(known);
      }
    }
    return found;
  };
  return {
    add(word) {
      if (word.length < SHORTEST || word.length > LONGEST || !/^[a-z]+$/.test(word)) return;
      const known = { word, letters: lettersOf(word) };
      const list = byLength.get(word.length);
      if (list === undefined) byLength.set(word.length, [known]);
      else list.push(known);
    },
    near(word, frequency) {
      if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return [];
      const one = within(word, 1);
      const found = one.length > 0 || word.length < TWO_SLIPS ? one : within(word, 2);
      // A first letter is seldom mistyped.
      const rank = ({ word: other }: Known): number => frequency(other) * (other.charCodeAt(0) === word.charCodeAt(0) ? 4 : 1);
      return found
        .toSorted((a, b) => rank(b) - rank(a))
        .slice(0, MOST_NEAR)
        .map(({ word: other }) => other);
    },
  };
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) - 97);
  return letters;
}

function bits(number: number): number {
  let left = number;
  let count = 0;
  for (; left !== 0; count += 1) left &= left - 1;
  return count;
}
