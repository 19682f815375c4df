// Documents by key (a code, a printer model), packed for sharing between threads.
import { makeGrowingNumbers } from './growable-uint32-array.ts';
import { findWord, packWords, type PackedWords } from './packed-words.ts';

export interface PackedLists {
  readonly keys: PackedWords;
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
}

/** `tell` calls `put` with each key of each document, in document order. */
export function packLists(tell: (put: (key: string, document: number) => void) => void): PackedLists {
  const numbers = new Map<string, number>();
  /** By key number: its latest document. */
  const last = makeGrowingNumbers();
  const [told, documentOf] = [makeGrowingNumbers(), makeGrowingNumbers()];
  tell((key, document) => {
    let number = numbers.get(key);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(key, number);
      last.push(document);
    } else if (last.list[number] === document) return;
    else last.list[number] = document;
    told.push(number);
    documentOf.push(document);
  });
  const sorted = [...numbers.keys()].sort();
  const place = new Uint32Array(sorted.length);
  for (let at = 0; at < sorted.length; at += 1) place[numbers.get(sorted[at] ?? '') ?? 0] = at;
  const starts = new Uint32Array(new SharedArrayBuffer((sorted.length + 1) * 4));
  for (let at = 0; at < told.length; at += 1) {
    const key = place[told.list[at] ?? 0] ?? 0;
    starts[key + 1] = (starts[key + 1] ?? 0) + 1;
  }
  for (let key = 1; key < starts.length; key += 1) starts[key] = (starts[key] ?? 0) + (starts[key - 1] ?? 0);
  const documents = new Uint32Array(new SharedArrayBuffer(told.length * 4));
  const next = starts.slice();
  for (let at = 0; at < told.length; at += 1) {
    const key = place[told.list[at] ?? 0] ?? 0;
    const to = next[key] ?? 0;
    documents[to] = documentOf.list[at] ?? 0;
    next[key] = to + 1;
  }
  return { keys: packWords(sorted), starts, documents };
}

export function hasKey(lists: PackedLists, key: string): boolean {
  return findWord(lists.keys, key) >= 0;
}

/** The documents of a key; none for an unknown key. */
export function documentsOf({ keys, starts, documents }: PackedLists, key: string): readonly number[] {
  const number = findWord(keys, key);
  return number < 0 ? [] : [...documents.subarray(starts[number] ?? 0, starts[number + 1] ?? 0)];
}
