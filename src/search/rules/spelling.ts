// Finds what an unknown word was probably meant to be. Known words are never touched: they are what the shopper wrote.
import { editDistance } from './edit-distance.ts';

export interface Spelling {
  /** Known words near an unknown one, nearest and most frequent first. */
  near(word: string): readonly string[];
}

interface Known {
  readonly word: string;
  /** One bit per letter: words that differ much are told apart without comparing them. */
  readonly letters: number;
  readonly frequency: number;
}

const SHORTEST = 3;
const LONGEST = 24;
const MOST_NEAR = 6;

/** `words` with the number of products that have them. Words with digits are codes: nobody guesses those. */
export function makeSpelling(words: Iterable<readonly [word: string, frequency: number]>): Spelling {
  const byLength = new Map<number, Known[]>();
  for (const [word, frequency] of words) {
    if (word.length < SHORTEST || word.length > LONGEST || !/^[a-z]+$/.test(word)) continue;
    const known = { word, letters: lettersOf(word), frequency };
    const list = byLength.get(word.length);
    if (list === undefined) byLength.set(word.length, [known]);
    else list.push(known);
  }
  const within = (word: string, slips: number): readonly Known[] => {
    const letters = lettersOf(word);
    const found: Known[] = [];
    for (let length = word.length - slips; length <= word.length + slips; length += 1) {
      for (const known of byLength.get(length) ?? []) {
        if (bits(known.letters ^ letters) <= 2 * slips && editDistance(word, known.word, slips) <= slips) found.push(known);
      }
    }
    // A first letter is seldom mistyped.
    const rank = ({ word: other, frequency }: Known): number => frequency * (other.charCodeAt(0) === word.charCodeAt(0) ? 4 : 1);
    return found.sort((a, b) => rank(b) - rank(a)).slice(0, MOST_NEAR);
  };
  return {
    near(word) {
      if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return [];
      const one = within(word, 1);
      const found = one.length > 0 || word.length < 6 ? one : within(word, 2);
      return found.map(({ word: other }) => other);
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
