// Finds what an unknown word was probably meant to be. Known words are never touched: they are what the shopper wrote.
import { editDistance } from './edit-distance.ts';
import { wordAt, type PackedWords } from './packed-words.ts';

/** Words that may be meant, as term numbers, by length. Only words of titles: descriptions are long, and their own slips are many. */
export interface PackedSpelling {
  readonly numbers: Uint32Array;
  /** One bit per letter: words that differ much are told apart without comparing them. */
  readonly letters: Uint32Array;
  /** Words of length n lie from starts[n] up to starts[n + 1]. */
  readonly starts: Uint32Array;
}

const SHORTEST = 3;
const LONGEST = 24;
const MOST_NEAR = 6;
/** Two slips in a shorter word make another word of it. */
const TWO_SLIPS = 7;
/** Words with digits are codes: nobody guesses those. */
const WORD = /^[a-z]+$/;

/** `terms` in the order of their numbers; those that nobody can mean are empty. */
export function packSpelling(terms: readonly string[]): PackedSpelling {
  const byLength = Array.from({ length: LONGEST + 2 }, (): number[] => []);
  for (const [number, term] of terms.entries()) {
    if (term.length >= SHORTEST && term.length <= LONGEST && WORD.test(term)) byLength[term.length]?.push(number);
  }
  const starts = new Uint32Array(new SharedArrayBuffer(byLength.length * 4));
  const all = byLength.flat();
  const numbers = new Uint32Array(new SharedArrayBuffer(all.length * 4));
  const letters = new Uint32Array(new SharedArrayBuffer(all.length * 4));
  numbers.set(all);
  for (const [at, number] of all.entries()) letters[at] = lettersOf(terms[number] ?? '');
  let sum = 0;
  for (const [length, list] of byLength.entries()) {
    starts[length] = sum;
    sum += list.length;
  }
  return { numbers, letters, starts };
}

/** Known words near an unknown one: the nearest, the most frequent first. */
export function wordsNear(
  word: string,
  spelling: PackedSpelling,
  terms: PackedWords,
  frequency: (word: string) => number,
): readonly string[] {
  if (word.length < SHORTEST || word.length > LONGEST || !WORD.test(word)) return [];
  const one = within(word, 1, spelling, terms);
  const found = one.length > 0 || word.length < TWO_SLIPS ? one : within(word, 2, spelling, terms);
  // A first letter is seldom mistyped.
  const rank = (other: string): number => frequency(other) * (other.charCodeAt(0) === word.charCodeAt(0) ? 4 : 1);
  return found.sort((a, b) => rank(b) - rank(a)).slice(0, MOST_NEAR);
}

function within(word: string, slips: number, { numbers, letters, starts }: PackedSpelling, terms: PackedWords): string[] {
  const own = lettersOf(word);
  const found: string[] = [];
  const shortest = Math.max(SHORTEST, word.length - slips);
  const longest = Math.min(LONGEST, word.length + slips);
  for (let at = starts[shortest] ?? 0; at < (starts[longest + 1] ?? 0); at += 1) {
    if (bits((letters[at] ?? 0) ^ own) > 2 * slips) continue;
    const known = wordAt(terms, numbers[at] ?? 0);
    if (editDistance(word, known, slips) <= slips) found.push(known);
  }
  return found;
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
