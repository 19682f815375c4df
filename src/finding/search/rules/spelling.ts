// Finds the likely intended words for an unknown one. Known words are never corrected.
import { editDistance } from './edit-distance.ts';
import { soundOf } from './sound.ts';
import { wordAt, type PackedWords } from './packed-words.ts';

/** Candidates for corrections, as term numbers, by length. Only words of titles: descriptions have many spelling errors of their own. */
export interface PackedSpelling {
  readonly numbers: Uint32Array;
  /** One bit per letter: a fast test that excludes very different words. */
  readonly letters: Uint32Array;
  /** Words of length n are from starts[n] to starts[n + 1]. */
  readonly starts: Uint32Array;
}

const SHORTEST = 3;
const LONGEST = 24;
const MOST_NEAR = 6;
/** Shorter words may differ by one letter only: with two, they become another word. */
const TWO_SLIPS = 7;
/** Words with digits are codes, which are never corrected. */
const WORD = /^[a-z]+$/;
const SOUNDS_RIGHT = 3;
/** What has no vowel is an abbreviation, which is seldom typed by mistake: "shes" is no "sht". */
const VOWEL = /[aeiouy]/;
const ABBREVIATED = 0.1;

/** `terms` by number; those that cannot be a correction are empty. */
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

/** Known words near an unknown one: nearest first, then most frequent. */
export function wordsNear(
  word: string,
  spelling: PackedSpelling,
  terms: PackedWords,
  frequency: (word: string) => number,
): readonly string[] {
  if (word.length < SHORTEST || word.length > LONGEST || !WORD.test(word)) return [];
  const one = within(word, 1, spelling, terms);
  const found = one.length > 0 || word.length < TWO_SLIPS ? one : within(word, 2, spelling, terms);
  const sound = soundOf(word);
  // The first letter is seldom mistyped, and most slips sound right.
  const rank = (other: string): number =>
    frequency(other) *
    (other.charCodeAt(0) === word.charCodeAt(0) ? 4 : 1) *
    (soundOf(other) === sound ? SOUNDS_RIGHT : 1) *
    (VOWEL.test(other) ? 1 : ABBREVIATED);
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
