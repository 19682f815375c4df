// A list of words in two shared arrays: readable by any thread without copying, with binary search when sorted.

export interface PackedWords {
  /** UTF-16 units of all words in sequence; one byte for each where none needs two. */
  readonly units: Uint8Array | Uint16Array;
  /** Word n is from starts[n] to starts[n + 1]. */
  readonly starts: Uint32Array;
}

export function packWords(words: readonly string[]): PackedWords {
  let size = 0;
  for (const word of words) size += word.length;
  const units = words.every(isOneByte) ? new Uint8Array(new SharedArrayBuffer(size)) : new Uint16Array(new SharedArrayBuffer(size * 2));
  const starts = new Uint32Array(new SharedArrayBuffer((words.length + 1) * 4));
  let at = 0;
  for (const [number, word] of words.entries()) {
    starts[number] = at;
    for (let place = 0; place < word.length; place += 1) units[at + place] = word.charCodeAt(place);
    at += word.length;
  }
  starts[words.length] = at;
  return { units, starts };
}

// oxlint-disable-next-line no-control-regex -- every unit that fits a byte
const ONE_BYTE = /^[\u0000-\u00ff]*$/;

function isOneByte(word: string): boolean {
  return ONE_BYTE.test(word);
}

export function wordCount({ starts }: PackedWords): number {
  return starts.length - 1;
}

export function wordAt({ units, starts }: PackedWords, number: number): string {
  let word = '';
  for (let at = starts[number] ?? 0; at < (starts[number + 1] ?? 0); at += 1) word += String.fromCharCode(units[at] ?? 0);
  return word;
}

/** Index of a word in a sorted list; -1 when missing. */
export function findWord(words: PackedWords, word: string): number {
  const at = firstNotBefore(words, word);
  return at < wordCount(words) && compare(words, at, word) === 0 ? at : -1;
}

/** Range of the sorted words with this prefix: from the first index to, excluding, the second. */
export function wordsBeginning(words: PackedWords, prefix: string): readonly [from: number, to: number] {
  return [firstNotBefore(words, prefix), firstNotBefore(words, `${prefix}\uffff`)];
}

function firstNotBefore(words: PackedWords, word: string): number {
  let low = 0;
  let high = wordCount(words);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(words, middle, word) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function compare({ units, starts }: PackedWords, number: number, word: string): number {
  const start = starts[number] ?? 0;
  const length = (starts[number + 1] ?? start) - start;
  const least = Math.min(length, word.length);
  for (let at = 0; at < least; at += 1) {
    const difference = (units[start + at] ?? 0) - word.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return length - word.length;
}
